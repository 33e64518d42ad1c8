import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { slugOf } from '../../src/content-model/slug-of';

const fileOf = (route: string): string =>
  `content/pages/${route === '/' ? 'index' : route.replace(/^\//, '')}.yaml`;

/**
 * Makes a page from the sections of another one.
 * @param root the repository's folder
 * @param address of the new page, such as /ki-fuer-optiker
 * @param model address of the page whose sections it takes over
 * @returns the page's file and address, and the line that puts it into a menu
 * @throws when an address is missing, taken or unknown
 */
export function newPage(root: string, address: string, model: string) {
  const segments = address.split('/').map(slugOf).filter(Boolean);
  const route = `/${segments.join('/')}`;
  if (route === '/' || model === '')
    throw new Error('So geht es: npm run page:new -- /adresse --von /ki-im-autohaus');
  if (!existsSync(join(root, fileOf(model))))
    throw new Error(`Die Vorlage ${model} gibt es nicht (${fileOf(model)}).`);
  const file = fileOf(route);
  if (existsSync(join(root, file))) throw new Error(`Die Seite ${route} gibt es schon (${file}).`);
  const source = readFileSync(join(root, fileOf(model)), 'utf8');
  const title = segments.at(-1)?.replaceAll('-', ' ') ?? '';
  const seo = stringify({
    seo: {
      title: `${title.charAt(0).toUpperCase()}${title.slice(1)} – bitte Titel schreiben`,
      description: `Bitte beschreiben: was die Seite ${route} bietet und für wen, in ein bis zwei Sätzen.`,
    },
  });
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), source.replace(/^seo:\n(?:[ \t].*\n|\n)*/m, seo));
  return { file, route, link: `- { label: ${stringify(title).trim()}, to: ${route} }` };
}
