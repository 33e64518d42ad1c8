import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chatFramePath } from '../../../src/config/chat-frame';

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
  return readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && `/${file}` !== `${chatFramePath}.html`)
    .filter((file) => statSync(join(publicDir, file)).isFile()) // page-data/404.html is a folder
    .sort()
    .map(describePage);
}

/** Source of a built page. */
export function readPage({ file }: BuiltPage): string {
  return readFileSync(join(publicDir, file), 'utf8');
}

function describePage(file: string): BuiltPage {
  const route = `/${file.replace(/\.html$/, '')}`;
  // The host shows not-found pages only at addresses that do not exist.
  if (/(^|\/)404\.html$/.test(file)) {
    const address = route.replace(/404$/, 'gibt-es-nicht');
    return { file, address, status: 404, canonicalPath: route };
  }
  const home = route === '/index';
  return { file, address: home ? '/' : route, status: 200, canonicalPath: home ? '' : route };
}
