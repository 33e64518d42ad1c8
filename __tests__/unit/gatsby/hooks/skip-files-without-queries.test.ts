/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isTelling } from '../../../../src/gatsby/hooks/skip-files-without-queries';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, source: readFileSync(join('src', name), 'utf8') }));

test.each([
  'export const query = graphql`{ a }`;',
  'export const fragment = (0, _gatsby.graphql)`fragment A on B { c }`;',
  'export async function getServerData() {}',
  'export const Head = () => <title>A</title>;',
  'const config = async () => ({});\nexport { config };',
  '<Slice alias="a" />',
  '<StaticImage src="./a.png" />',
])('Gatsby looks at %s', (source) => expect(isTelling(source)).toBe(true));

test.each([
  "import { home } from '../config/routes';",
  'export function Heading() {}',
  'const { data } = await graphql<Blog>(query);',
])('not at %s', (source) => expect(isTelling(source)).toBe(false));

test('no file with a query is left out, and most others are', () => {
  const withQuery = sources.filter(({ source }) => /=\s*graphql`|useStaticQuery\(/.test(source));
  expect(withQuery.length).toBeGreaterThan(0);
  expect(withQuery.filter(({ source }) => !isTelling(source))).toEqual([]);
  expect(sources.filter(({ source }) => isTelling(source)).length).toBeLessThan(
    sources.length / 10,
  );
});
