import { allowedInstead } from '../../../src/content-model/messages/nearest';
import type { Reference } from '../../../src/content-model/sources';
import { type ReadSource, collectionFiles, collections } from '../resolve/collections';
import { mapReferences } from '../resolve/map-references';
import { isPicture } from '../read/content-files';
import { guidedFolder, guidedIds } from '../read/guided';
import type { Content, ContentFile } from '../read/read-content';
import { missingFile } from './check-files';
import type { Problem } from '../read/problems';
import { problemAt } from './found';
import { filmProblem } from './film-file';
import { megabyte, pictureProblem } from './picture-file';

/** References of pages and data files that lead nowhere: unknown entities, missing files. */
export async function missingReferences(root: string, content: Content): Promise<Problem[]> {
  const files: ContentFile<unknown>[] = [...content.pages, ...content.dataFiles];
  const problems: Problem[] = [];
  for (const { data, ...file } of files)
    await mapReferences(data, async (reference, path) => {
      problems.push(...problemAt(file, path, await whatIsMissing(root, reference, content)));
      return reference;
    });
  return problems;
}

async function whatIsMissing(
  root: string,
  reference: Reference,
  content: Content,
): Promise<string | undefined> {
  switch (reference.$ref) {
    case 'entity':
      return missingEntity(reference.collection, reference.id, content);
    case 'file':
    case 'image':
      return missingFile(root, `content/images/${reference.file}`);
    case 'static':
      return staticProblem(root, `static${reference.address}`);
    case 'guided':
      return missingGuided(root, reference.id);
    case 'data':
      // A missing data file is reported separately.
      return undefined;
  }
}

async function staticProblem(root: string, path: string): Promise<string | undefined> {
  const missing = missingFile(root, path);
  if (missing !== undefined) return missing;
  if (path.endsWith('.mp4')) return filmProblem(root, path);
  return isPicture.test(path) ? pictureProblem(root, path, { maxBytes: megabyte }) : undefined;
}

function missingGuided(root: string, id: string): string | undefined {
  const known = guidedIds(root);
  if (known.includes(id)) return undefined;
  return `„${id}“ gibt es nicht in ${guidedFolder}${allowedInstead(id, known)}`;
}

const unreadable = new Error('a file that is reported separately');

/** What the editor should know; nothing while the collection's own file is broken. */
async function missingEntity(
  collection: keyof typeof collections,
  id: string,
  content: Content,
): Promise<string | undefined> {
  const read: ReadSource = async (name) => content.sources[name] ?? Promise.reject(unreadable);
  try {
    const entities = await collections[collection](read);
    if (entities.has(id)) return undefined;
    const allowed = allowedInstead(id, [...entities.keys()]);
    return `„${id}“ gibt es nicht in ${collectionFiles[collection]}${allowed}`;
  } catch (error) {
    if (error === unreadable) return undefined;
    throw error;
  }
}
