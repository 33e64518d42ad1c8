import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { knownComponents } from '../../read/markdown/components';
import { dataSchemas } from '../../../../src/content-model/data';
import { checkContent } from '../../check/check-content';
import { problemLine } from '../../read/problems';
import { postFrontmatter } from '../../../../src/content-model/frontmatter';
import { page } from '../../read/page';
import { site } from '../../../../src/content-model/data/site';
import { openingKinds, section } from '../../../../src/sections/catalogue';
import { contentTree } from '../../../../__tests__/support/content-tree';
import type { Changes } from './sources';

/** The section of which the tree's page for contact is made. */
const contactForm = section.options.find(({ shape }) => shape.kind.value === 'contact-form');
if (contactForm === undefined) throw new Error('no contact form among the sections');

const fieldsOf = ({ shape }: { shape: object }): string => Object.keys(shape).join(', ');

/** Lists that grow with the website; a message that names one is right with any. */
const lists: [name: string, list: string][] = [
  ['{Abschnitte}', section.options.map(({ shape }) => shape.kind.value).join(', ')],
  ['{Datendateien}', Object.keys(dataSchemas).join(', ')],
  ['{Blöcke}', knownComponents.join(', ')],
  ['{Hauptüberschriften}', openingKinds.join(', ')],
  ['{Angaben}', fieldsOf(postFrontmatter)],
  ['{Website}', fieldsOf(site)],
  ['{Seite}', fieldsOf(page)],
  ['{Kontaktformular}', fieldsOf(contactForm)],
];

const noon = new Date('2026-01-05T12:00:00Z');

/** One tree for all mistakes: to write and remove one for each takes longer than to check them. */
let tree: string | undefined;

/** Changes files of the tree; returns what puts them back. */
function change(root: string, changes: Changes): () => void {
  const undo = Object.entries(changes).map(([name, source]) => {
    const file = join(root, 'content', name);
    const before = existsSync(file) ? readFileSync(file) : undefined;
    const made = mkdirSync(dirname(file), { recursive: true });
    const put = (content: string | Buffer | undefined) =>
      content === undefined ? rmSync(file) : writeFileSync(file, content);
    if (source !== undefined || before !== undefined) put(source);
    return () => (made === undefined ? put(before) : rmSync(made, { recursive: true }));
  });
  return () => undo.reverse().forEach((each) => each());
}

async function findingsOf(changes: Changes): Promise<string[]> {
  tree ??= contentTree();
  const undo = change(tree, changes);
  const { problems, remarks } = await checkContent(tree, noon).finally(undo);
  return [
    ...problems.map(problemLine),
    ...remarks.map((remark) => `Hinweis ${problemLine(remark)}`),
  ].map((line) =>
    lists.reduce((text, [name, list]) => text.replace(list, name), line.replace('  - ', '')),
  );
}

let before: Promise<string[]> | undefined;

/** What the check says of a mistake, and not of the same content without it. */
export async function said(changes: Changes): Promise<string[]> {
  before ??= findingsOf({});
  const usual = new Set(await before);
  return (await findingsOf(changes)).filter((line) => !usual.has(line));
}
