import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { type SectionKind, liveKinds, section } from '../../src/sections/catalogue';
import { shortClassNames } from '../../plugins/gatsby-plugin-lean-pages/webpack/short-class-names';
import { builtScripts, canWrite } from '../support/scripts';

const source = resolve('src');
const live: readonly SectionKind[] = liveKinds;
const kinds = section.options.map(({ shape }) => shape.kind.value);

/** Class names that only the component of a kind writes. */
function classesOf(kind: SectionKind): string[] {
  const file = join(source, `sections/${kind}/${kind}.module.css`);
  if (!existsSync(file)) return [];
  const nameOf = shortClassNames(source);
  const own = [...readFileSync(file, 'utf8').matchAll(/\.([a-z][a-zA-Z]*)/g)];
  return [...new Set(own.map(([, name = '']) => nameOf(file, name)))];
}

/** Whether a script of the site can write one of these classes. */
const isShipped = (classes: readonly string[]): boolean => classes.some(canWrite);

/** What the component of a kind passes on, in this order: compilers keep the names. */
function passesOn(kind: SectionKind): RegExp | undefined {
  const file = join(source, `sections/${kind}/${kind}.tsx`);
  if (!existsSync(file)) return undefined;
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node)) names.push(node.name.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return new RegExp(names.map((name) => `\\b${name}:`).join('[^;]{0,400}?'));
}

const isLive = (kind: SectionKind): boolean => live.includes(kind);
const withStyles = kinds.filter((kind) => classesOf(kind).length > 0);
const withoutStyles = kinds.flatMap((kind) => {
  const signature = withStyles.includes(kind) ? undefined : passesOn(kind);
  return signature ? [{ kind, signature }] : [];
});

test.each(withStyles.filter((kind) => !isLive(kind)))(
  '%s is drawn by the build alone: no script has its component',
  (kind) => expect(isShipped(classesOf(kind))).toBe(false),
);

test.each(withStyles.filter(isLive))(
  '%s does something in the browser: a script has its component',
  (kind) => expect(isShipped(classesOf(kind))).toBe(true),
);

// These have no class of their own. The build's own code shows that they can be found.
const ofBuild = readdirSync('.cache/page-ssr/routes').map((name) =>
  readFileSync(join('.cache/page-ssr/routes', name), 'utf8'),
);

test.each(withoutStyles)('$kind, without styles: a script has it only if it is live', (entry) => {
  const { kind, signature } = entry;
  expect(ofBuild.some((text) => signature.test(text))).toBe(true);
  expect(builtScripts.some((text) => signature.test(text))).toBe(isLive(kind));
});

test('every kind that stays still is looked for', () => {
  const seen = [...withStyles, ...withoutStyles.map(({ kind }) => kind)];
  expect(kinds.filter((kind) => !isLive(kind) && !seen.includes(kind))).toEqual([]);
});
