import { basename, extname } from 'node:path';
import { type GuidedFile, type GuidedOffer, guidedFile } from '../../../src/content-model/guided';
import { factsOf } from './facts';
import { contentRoot, filesIn } from './files';
import { readData, readYamlFile } from './yaml';

export const guidedFolder = 'content/guided';

const conversationsIn = (root: string): string[] =>
  filesIn(root, guidedFolder)
    .filter((name) => extname(name) === '.yaml')
    .map((name) => `${guidedFolder}/${name}`);
const idOf = (file: string): string => basename(file, '.yaml');

/** Every guided conversation, by the name of its file. */
export const guidedIds = (root: string): string[] => conversationsIn(root).map(idOf);

/** Reads and validates content/guided. */
export const readGuided = (root: string) =>
  conversationsIn(root).map((file) => ({
    ...readYamlFile(root, file, guidedFile),
    id: idOf(file),
    file,
  }));

/** How the assistant of a conversation is called. */
const nameOf = (root: string, id: string, { name }: GuidedFile): string =>
  name ?? readData(root, 'assistants')?.find((one) => one.id === id)?.name ?? id;

/** What a page offers of a conversation: its name, and its first buttons. */
export function guidedOffer(id: string): GuidedOffer | undefined {
  const root = contentRoot();
  const data = readGuided(root).find((one) => one.id === id)?.data;
  if (data === undefined) return undefined;
  const first = data.menu.slice(0, 3).flatMap((entry) => {
    const button = (data.tasks[entry] ?? data.answers[entry])?.button;
    return button === undefined ? [] : [{ id: entry, button }];
  });
  return { id, name: nameOf(root, id, data), first };
}

/** What the prices and data of the site fill in, by the names that `factsOf` knows. */
export function factsForGuided(root: string) {
  return factsOf({
    site: readData(root, 'site'),
    packages: readData(root, 'packages'),
    'booking-plans': readData(root, 'booking-plans'),
    'voice-prices': readData(root, 'voice-prices'),
  });
}

/** Every conversation as the browser gets it, with its prices. */
export function guidedFiles(root: string): [id: string, data: GuidedFile & { name: string }][] {
  const facts = factsForGuided(root);
  const fill = (_key: string, value: unknown): unknown =>
    typeof value === 'string'
      ? value.replace(/\{([^{}]+)\}/g, (whole, name: string) => facts?.get(name) ?? whole)
      : value;
  return readGuided(root).flatMap(({ id, data }) =>
    data ? [[id, JSON.parse(JSON.stringify({ ...data, name: nameOf(root, id, data) }, fill))]] : [],
  );
}
