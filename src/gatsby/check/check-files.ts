import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../read/read-content';
import type { Problem } from './problems';

/**
 * Covers of posts whose file is missing.
 * @param root the repository's folder
 */
export function missingCovers(root: string, content: Content): Problem[] {
  return content.posts.flatMap(({ file, data, lineOf }) => {
    const path = join(file, '..', data.cover).replaceAll('\\', '/');
    if (existsSync(join(root, path))) return [];
    const message = `die Datei ${path} fehlt`;
    return [{ file, line: lineOf(['cover']), field: 'cover', message }];
  });
}

/**
 * Missing pictures in texts; they come from static/, which is served as it is. One of another site
 * would be requested before the visitor has agreed.
 * @param root the repository's folder
 */
export function missingPictures(root: string, content: Content): Problem[] {
  return [...content.posts, ...content.legal].flatMap(({ file, text }) =>
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
