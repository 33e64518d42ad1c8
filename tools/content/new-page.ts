import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { slugOf } from '../../src/content-model/slug-of';
import { nameOf } from './name-of';
import { loadDictionary } from './spelling/dictionary';

const fileOf = (route: string): string =>
  `content/pages/${route === '/' ? 'index' : route.replace(/^\//, '')}.yaml`;

/**
 * Makes a page from the sections of another one.
 * @param root the repository's folder
 * @param address of the new page, such as /ki-fuer-optiker
 * @param model address of the page whose sections it takes over
 * @param called what menus call the page; by default what its address says
 * @returns the page's file and address, and the line that puts it into a menu
 * @throws when an address is missing, taken or unknown
 */
export async function newPage(root: string, address: string, model: string, called?: string) {
  const segments = address.split('/').map(slugOf).filter(Boolean);
  const route = `/${segments.join('/')}`;
  if (route === '/' || model === '')
    throw new Error('So geht es: npm run page:new -- /adresse --von /ki-im-autohaus');
  if (!existsSync(join(root, fileOf(model))))
    throw new Error(`Die Vorlage ${model} gibt es nicht (${fileOf(model)}).`);
  const file = fileOf(route);
  if (existsSync(join(root, file))) throw new Error(`Die Seite ${route} gibt es schon (${file}).`);
  const source = readFileSync(join(root, fileOf(model)), 'utf8');
  const name = called ?? nameOf(route, await loadDictionary(root));
  const seo = stringify({
    seo: {
      title: `${name} – bitte Titel schreiben`,
      description: `Bitte beschreiben: was die Seite ${route} bietet und für wen, in ein bis zwei Sätzen.`,
    },
  });
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), source.replace(/^seo:\n(?:[ \t].*\n|\n)*/m, seo));
  return { file, route, link: `- { label: ${stringify(name).trim()}, to: ${route} }` };
}
