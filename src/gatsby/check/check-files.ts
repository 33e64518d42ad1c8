import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AuthoredSection } from '../../content-model/sections';
import type { ContentStore } from '../read/read-content';
import type { Problem } from './problems';

/** A file that content names: in which field, and its path from the repository's folder. */
type Named = { field: string; path: string };

/**
 * Pictures and films that content names and nobody put there.
 * @param root the repository's folder
 */
export function missingFiles(root: string, store: ContentStore): Problem[] {
  const named = [
    ...store.posts.map(({ file, data }) => ({
      file,
      field: 'cover',
      path: join(file, '..', data.cover),
    })),
    ...(store.data.assistants ?? []).map(({ image }, index) => ({
      file: 'content/data/assistants.yaml',
      field: `[${index}].image`,
      path: `content/images/${image}`,
    })),
    ...store.pages.flatMap(({ file, data }) =>
      data.sections.flatMap((section, index) =>
        namedIn(section).map(({ field, path }) => ({
          file,
          field: `sections[${index}].${field}`,
          path,
        })),
      ),
    ),
  ];
  return named
    .filter(({ path }) => !existsSync(join(root, path)))
    .map(({ file, field, path }) => ({ file, field, message: `die Datei ${path} fehlt` }));
}

/**
 * Pictures inside the texts that nobody would see: they come from static/, which is served as it is. One of another site
 * would be asked for before the visitor has agreed.
 */
export function missingPictures(root: string, store: ContentStore): Problem[] {
  return [...store.posts, ...store.legal].flatMap(({ file, text }) =>
    [...text.html.matchAll(/<img src="([^"]*)"/g)].flatMap(([, source = '']) => {
      const path = `static${source}`;
      if (source.startsWith('/') && existsSync(join(root, path))) return [];
      const message = source.startsWith('/')
        ? `die Datei ${path} fehlt`
        : `das Bild „${source}“ gibt es hier nicht; Bilder im Text liegen in static/ und beginnen mit /`;
      return [{ file, field: '', message }];
    }),
  );
}

function namedIn(section: AuthoredSection): Named[] {
  switch (section.kind) {
    case 'contact-intro':
      return [{ field: 'picture.file', path: `content/images/${section.picture.file}` }];
    case 'film':
      return [
        { field: 'video', path: `static${section.video}` },
        { field: 'poster', path: `static${section.poster}` },
      ];
    default:
      return [];
  }
}
