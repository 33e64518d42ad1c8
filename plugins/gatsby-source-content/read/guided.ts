import { basename, extname } from 'node:path';
import { type Conversation, type GuidedOffer, guidedFile } from '../../../src/content-model/guided';
import { factsOf } from './facts';
import { contentRoot, filesIn } from './files';
import { readData, readYamlFile } from './yaml';

export const guidedFolder = 'content/guided';

/** Reads and validates content/guided; a conversation's id is the name of its file. */
export const readGuided = (root: string) =>
  filesIn(root, guidedFolder)
    .filter((name) => extname(name) === '.yaml')
    .map((name) => {
      const file = `${guidedFolder}/${name}`;
      return { ...readYamlFile(root, file, guidedFile), id: basename(name, '.yaml'), file };
    });

/** What an example can hand over to: a conversation, or "luigi.allergy" for one of its buttons first. */
export const guidedIds = (root: string): string[] =>
  readGuided(root).flatMap(({ id, data }) => {
    const buttons = Object.keys({ ...data?.tasks, ...data?.answers });
    return [id, ...buttons.map((button) => `${id}.${button}`)];
  });

/** What the prices and data of the site fill in, by the names that `factsOf` knows. */
export const factsForGuided = (root: string) =>
  factsOf({
    site: readData(root, 'site'),
    packages: readData(root, 'packages'),
    'booking-plans': readData(root, 'booking-plans'),
    'voice-prices': readData(root, 'voice-prices'),
  });

/** Every conversation as the browser gets it, with its prices. */
export function guidedFiles(root: string): [id: string, data: Conversation][] {
  const facts = factsForGuided(root);
  const assistants = readData(root, 'assistants');
  const fill = (_key: string, value: unknown): unknown =>
    typeof value === 'string'
      ? value.replace(/\{([^{}]+)\}/g, (whole, name: string) => facts?.get(name) ?? whole)
      : value;
  return readGuided(root).flatMap(({ id, data }) => {
    const name = data?.name ?? assistants?.find((one) => one.id === id)?.name ?? id;
    return data ? [[id, JSON.parse(JSON.stringify({ ...data, name }, fill))]] : [];
  });
}

/** What a page offers of a conversation: its first buttons. */
export function guidedOffer(id: string): GuidedOffer | undefined {
  const [name, ...begin] = id.split('.');
  const { data } = readGuided(contentRoot()).find((one) => one.id === name) ?? {};
  if (data === undefined) return undefined;
  const { menu, tasks, answers } = data;
  const first = [...new Set([...begin, ...menu])].slice(0, 3).map((entry) => ({
    id: entry,
    button: (tasks[entry] ?? answers[entry])?.button ?? '',
  }));
  return { id, first };
}
