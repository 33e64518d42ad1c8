import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { routeOfFile } from '../../../plugins/gatsby-plugin-lean-pages/built-page';
import { htmlFiles } from '../../../plugins/gatsby-plugin-publish';

/** The built site. */
export const publicDir = resolve(__dirname, '../../../public');

/** A page of the built site. */
export type BuiltPage = {
  /** Its file below public/. */
  file: string;
  /** Where a visitor meets it. */
  address: string;
  status: 200 | 404;
  /** Path of its canonical link; empty for the home page. */
  canonicalPath: string;
};

/** What the browser itself says about the address of a not-found page. */
export const notFoundComplaint = /Failed to load resource: .* 404 .*gibt-es-nicht/;

/** Every page of the built site, from the HTML files of public/. */
export function builtPages(): BuiltPage[] {
  if (!existsSync(publicDir)) throw new Error('There is no public/ yet: npm run build');
  return htmlFiles(publicDir).map(describePage);
}

/** Source of a built page. */
export function readPage({ file }: BuiltPage): string {
  return readFileSync(join(publicDir, file), 'utf8');
}

function describePage(file: string): BuiltPage {
  const address = routeOfFile(file);
  // The host shows not-found pages only at addresses that do not exist.
  if (address.endsWith('/404.html')) {
    const canonicalPath = address.replace('.html', '');
    return {
      file,
      address: canonicalPath.replace(/404$/, 'gibt-es-nicht'),
      status: 404,
      canonicalPath,
    };
  }
  return { file, address, status: 200, canonicalPath: address === '/' ? '' : address };
}
