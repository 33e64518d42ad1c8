import { thirdPartyIds } from '../../../src/content-model/data';
import { allowedInstead, didYouMean } from '../../../src/content-model/messages';
import type { Reference } from '../../../src/content-model/sources';
import { isRecord } from '../../../src/lib/is-record';
import { openingKinds } from '../../../src/sections/catalogue';
import type { Content, ContentFile } from '../read/content';
import { factsIn, factsOf, ownerFacts, priceFacts } from '../read/facts';
import { guidedFolder, guidedIds } from '../read/guided';
import type { Problem } from '../read/problems';
import {
  type ReadSource,
  collectionFiles,
  collections,
  mapReferences,
} from '../resolve/references';
import { missingFile } from './pictures';
import { problemAt, textsIn, walk } from './walk';

/** References of pages and data files that lead nowhere: unknown entities, missing files. */
export async function referenceProblems(root: string, content: Content): Promise<Problem[]> {
  const files: ContentFile<unknown>[] = [...content.pages, ...content.dataFiles];
  const problems: Problem[] = [];
  for (const file of files)
    await mapReferences(file.data, async (reference, path) => {
      problems.push(...problemAt(file, path, await whatIsMissing(root, reference, content)));
      return reference;
    });
  return problems;
}

async function whatIsMissing(
  root: string,
  reference: Reference,
  { sources }: Content,
): Promise<string | undefined> {
  switch (reference.$ref) {
    case 'entity': {
      // Nothing is unknown while the file of the collection is broken, which is a problem of its own.
      const read: ReadSource = async (name) => sources[name] ?? Promise.reject(broken);
      const known = await collections[reference.collection](read).catch((error: unknown) => {
        if (error === broken) return undefined;
        throw error;
      });
      return (
        known && unknown(reference.id, collectionFiles[reference.collection], [...known.keys()])
      );
    }
    case 'file':
    case 'image':
      return missingFile(root, `content/images/${reference.file}`);
    case 'static':
      return missingFile(root, `static${reference.address}`);
    case 'guided':
      return unknown(reference.id, guidedFolder, guidedIds(root));
    case 'data':
      return undefined;
  }
}

const broken = new Error('a file that is reported separately');

const unknown = (name: string, home: string, known: readonly string[] | undefined) =>
  known === undefined || known.includes(name)
    ? undefined
    : `„${name}“ gibt es nicht in ${home}${allowedInstead(name, known)}`;

const opening: readonly string[] = openingKinds;

/** Ids and anchors that a file has twice, and pages without a section that opens them. */
export function entryProblems({ pages, dataFiles, sources }: Content): Problem[] {
  const files: ContentFile<unknown>[] = [...pages, ...dataFiles];
  const facts = factsOf(sources);
  return [
    ...files.flatMap((file) => walk(file.data).flatMap((found) => doubledIds(file, found))),
    ...pages.flatMap((page) => {
      const anchors = textsIn(page.data.sections).filter(({ path }) => path.at(-1) === 'anchor');
      return anchors
        .filter(({ text }, at) => anchors.findIndex((each) => each.text === text) < at)
        .flatMap(({ path, text }) =>
          problemAt(page, ['sections', ...path], `die Sprungmarke „${text}“ gibt es schon`),
        );
    }),
    ...pages
      .filter(({ data }) => !data.sections.some(({ kind }) => opening.includes(kind)))
      .flatMap((page) => {
        const message = `die Seite hat keine Hauptüberschrift; der erste Abschnitt ist einer von: ${openingKinds.join(', ')}`;
        return problemAt(page, ['sections'], message);
      }),
    ...pages.flatMap((page) =>
      textsIn(page.data.sections)
        .filter(({ path }) => ['costs', 'answer', 'text'].includes(String(path.at(-1))))
        .flatMap(({ path, text }) =>
          factsIn(text)
            .filter((name) => facts && !facts.has(name))
            .flatMap((name) => {
              const message = `{${name}} steht in keiner Datei${didYouMean(name, [...(facts?.keys() ?? [])])}`;
              return problemAt(page, ['sections', ...path], message);
            }),
        ),
    ),
  ];
}

const idOf = (item: unknown): string | undefined =>
  isRecord(item) && typeof item['id'] === 'string' ? item['id'] : undefined;

function doubledIds(
  file: ContentFile<unknown>,
  { path, value }: { path: readonly PropertyKey[]; value: unknown },
): Problem[] {
  if (!Array.isArray(value)) return [];
  const ids = value.map(idOf);
  return ids.flatMap((id, at) =>
    id === undefined || ids.indexOf(id) === at
      ? []
      : problemAt(file, [...path, at, 'id'], `die id „${id}“ gibt es in dieser Liste schon`),
  );
}

const isEmpty = ({ words, components, pictures }: Content['legal'][number]['text']): boolean =>
  words.trim() === '' && components.length + pictures.length === 0;

/** Texts without a word, with an unknown author or name in a component. */
export function textProblems(content: Content): Problem[] {
  const { posts, legal, sources } = content;
  const { site, packages, conversations, people } = sources;
  const booking = sources['booking-plans'];
  const known: Readonly<Record<string, [home: string, names: readonly string[] | undefined]>> = {
    Angabe: ['content/data/site.yaml', site && Object.keys(ownerFacts(site))],
    Preis: [
      'content/data/packages.yaml und booking-plans.yaml',
      packages && booking && Object.keys(priceFacts(packages, booking)),
    ],
    Dienst: ['content/data/third-parties.yaml', [...thirdPartyIds]],
    Gespraech: ['content/data/conversations.yaml', conversations && Object.keys(conversations)],
  };
  const policy = legal.find(({ route }) => route === '/datenschutz');
  return [
    ...[...posts, ...legal].flatMap(({ file, text }): Problem[] => [
      ...(isEmpty(text) && !content.problems.some((problem) => problem.file === file)
        ? [{ file, message: 'nach den Angaben am Anfang fehlt der Text' }]
        : []),
      ...text.components.flatMap(({ name, value, line }) => {
        const [home = '', all] = known[name] ?? [];
        const message = unknown(value, home, all);
        return message === undefined ? [] : [{ file, line, message }];
      }),
    ]),
    ...posts.flatMap((post) => {
      const ids = people?.map(({ id }) => id);
      return problemAt(
        post,
        ['author'],
        unknown(post.data.author, 'content/data/people.yaml', ids),
      );
    }),
    ...thirdPartyIds
      .filter((id) => policy && !policy.text.components.some(({ value }) => value === id))
      .map((id) => ({ file: policy?.file ?? '', message: `es fehlt <Dienst name="${id}" />` })),
  ];
}
