import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '../src/gatsby/read/content-files';
import { routeOfPage } from '../src/gatsby/read/routes';

/**
 * Where a conversation can be played: on the page of its assistant, or on the page with an example
 * that names it.
 * @param root the repository's folder
 * @param id name of its file in content/dialogues
 */
export function pageOfDialogue(root: string, id: string): string {
  const { pages } = contentFiles(root);
  const names = new RegExp(`^ *dialogue: ${id}$`, 'm');
  const file =
    pages.find((name) => name === `assistants/${id}.yaml`) ??
    pages.find((name) => names.test(readFileSync(join(root, 'content/pages', name), 'utf8')));
  if (file === undefined) throw new Error(`no page plays ${id}`);
  return routeOfPage(file);
}
