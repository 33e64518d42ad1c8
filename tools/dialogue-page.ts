import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { dataSchemas } from '../src/content-model/data';
import { contentFiles, routeOfPage } from '../plugins/gatsby-source-content';

/**
 * Where a conversation can be played: on the page of its assistant, or on the page with an example
 * that names it.
 * @param root the repository's folder
 * @param id name of its file in content/dialogues
 * @returns nothing for the one that books real appointments, which is no example
 */
export function pageOfDialogue(root: string, id: string): string | undefined {
  const read = (file: string): string => readFileSync(join(root, 'content', file), 'utf8');
  const assistants = dataSchemas.assistants.parse(parse(read('data/assistants.yaml')));
  const own = assistants.find((assistant) => assistant.id === id)?.path;
  if (own !== undefined) return own;
  const names = new RegExp(`^ *dialogue: ${id}$`, 'm');
  const file = contentFiles(root).pages.find((name) => names.test(read(`pages/${name}`)));
  return file === undefined ? undefined : routeOfPage(file);
}
