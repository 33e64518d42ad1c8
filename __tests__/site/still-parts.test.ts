import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { shortClassNames } from '../../plugins/gatsby-plugin-lean-pages/webpack/short-class-names';
import { canWrite } from '../support/scripts';

const source = resolve('src');
const nameOf = shortClassNames(source);

/** Components of a live section or its frame that only the build has: `… ? [] : [Words, Facts]`. */
const onlyOfBuild = /BUILD_STAGE === 'build-javascript' \? (?:\[\]|undefined) : \[?([\w, ]+)\]?;/;

const files = ['sections', 'components']
  .flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(source, folder, name),
    ),
  )
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/\s+/g, ' ');
    const names = onlyOfBuild.exec(text)?.[1]?.split(/, ?/);
    return names ? [{ file, names }] : [];
  });

/** Classes of the file's own sheet by the function that writes them. */
function classesIn(file: string): { inside: string | undefined; name: string }[] {
  const found: { inside: string | undefined; name: string }[] = [];
  const visit = (node: ts.Node, inside?: string): void => {
    const within = ts.isFunctionDeclaration(node) ? node.name?.getText() : inside;
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'styles')
      found.push({ inside: within, name: node.name.getText() });
    ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

const cases = files.flatMap(({ file, names }) => {
  const classes = classesIn(file);
  const isStill = ({ inside }: { inside: string | undefined }) => names.includes(inside ?? '');
  const live = new Set(classes.filter((each) => !isStill(each)).map(({ name }) => name));
  return classes
    .filter((each) => isStill(each) && !live.has(each.name))
    .map(({ inside, name }) => ({
      part: inside,
      name,
      short: nameOf(file.replace(/\.tsx$/, '.module.css'), name),
      file,
    }));
});

test('some live sections have parts that only the build draws', () => {
  expect(new Set(cases.map(({ file }) => file)).size).toBeGreaterThan(3);
});

test.each(cases)('no script draws .$name of $part', ({ short }) => {
  expect(canWrite(short)).toBe(false);
});
