import { readdirSync } from 'node:fs';
import { adminPath } from '../../../src/config/admin';
import { chatFramePath } from '../../../src/config/chat-frame';

/** The frame of the chat and the web editor. */
const documents = [chatFramePath, adminPath].map((path) => `${path}.html`);

/** The HTML files of the pages of a built site, below its folder, with slashes. */
export const htmlFiles = (publicDir: string): string[] =>
  readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    // page-data/404.html is a folder.
    .filter((file) => file.endsWith('.html') && !file.startsWith('page-data/'))
    .filter((file) => !documents.includes(`/${file}`))
    .sort();
