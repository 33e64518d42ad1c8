import { adminPath } from '../../../src/config/admin';
import { chatFramePath } from '../../../src/config/chat-frame';
import { filesIn } from '../../gatsby-plugin-lean-pages';

/** The frame of the chat and the web editor. */
const documents = [chatFramePath, adminPath].map((path) => `${path}.html`);

/** The HTML files of the pages of a built site, below its folder, with slashes. */
export const htmlFiles = (publicDir: string): string[] =>
  filesIn(publicDir).filter((file) => file.endsWith('.html') && !documents.includes(`/${file}`));
