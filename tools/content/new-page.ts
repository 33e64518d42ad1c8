import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { didYouMean } from '../../src/content-model/messages/nearest';
import { slugOf } from '../../src/content-model/slug-of';
import { Failure } from '../cli/failure';
import { addressProblem } from './free-address';
import { nameOf } from './name-of';
import { loadDictionary } from './spelling/dictionary';
import { filesIn } from '../../plugins/gatsby-plugin-lean-pages';
import { contentFiles, routeOfPage, scaffold } from '../../plugins/gatsby-source-content';

/** An address as pages have it, however it was typed. */
const routeOf = (address: string): string =>
  `/${address.split('/').map(slugOf).filter(Boolean).join('/')}`;

/**
 * Makes a page from the sections of another one.
 * @param root the repository's folder
 * @param address of the new page, such as /ki-fuer-optiker
 * @param model address of the page whose sections it takes over
 * @param called what menus call the page; by default what its address says
 * @returns the page's file and address, the line that puts it into a menu, and where else the model
 *   is linked, as file:line
 * @throws when an address is missing, taken or unknown
 */
export async function newPage(root: string, address: string, model: string, called?: string) {
  const route = routeOf(address);
  if (route === '/' || model === '')
    throw new Failure('So geht es: npm run page:new -- /adresse --von /ki-im-autohaus');
  const models = new Map(contentFiles(root).pages.map((name) => [routeOfPage(name), name]));
  const from = routeOf(model);
  const modelFile = models.get(from);
  if (modelFile === undefined)
    throw new Failure(`Die Vorlage ${model} gibt es nicht${didYouMean(from, [...models.keys()])}`);
  const wrong = addressProblem(root, route);
  if (wrong !== undefined)
    throw new Failure(`Die Seite ${route} lässt sich nicht anlegen: ${wrong}.`);
  const file = `content/pages${route}.yaml`;
  const name = called ?? nameOf(route, await loadDictionary(root));
  const seo = stringify({
    seo: {
      title: `${name} – ${scaffold.title}`,
      description: `${scaffold.description} ${route} bietet und für wen, in ein bis zwei Sätzen.`,
    },
  });
  const source = readFileSync(join(root, 'content/pages', modelFile), 'utf8')
    .replace(new RegExp(`^${scaffold.model}.*\n`), '')
    .replace(/^seo:\n(?:[ \t].*\n|\n)*/m, seo);
  mkdirSync(join(root, dirname(file)), { recursive: true });
  const written = `${scaffold.model}${from}\n${atHome(source, from, route)}`;
  writeFileSync(join(root, file), written);
  const link = `- { label: ${stringify(name).trim()}, to: ${route} }`;
  const linked = linesNaming(root, from, [file, `content/pages/${modelFile}`]);
  return { file, route, link, linked };
}

/** Every line of content/ that links to a page, but for those of some files. */
function linesNaming(root: string, route: string, without: readonly string[]): string[] {
  const named = new RegExp(`(?<![\\w/-])${route}(?![\\w/-])`);
  return filesIn(join(root, 'content'))
    .map((name) => `content/${name}`)
    .filter((file) => /\.(yaml|mdx)$/.test(file) && !without.includes(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (named.test(line) ? `${file}:${index + 1}` : [])),
    );
}

/** Links to places on the model's page lead to those of the new one, which has them too. */
const atHome = (source: string, from: string, route: string): string =>
  source.replace(/(?<![^\s('"])\/[a-z0-9/-]*(?=#)/g, (link) => (link === from ? route : link));
