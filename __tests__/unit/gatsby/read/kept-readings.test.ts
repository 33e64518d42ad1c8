/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { checkContent } from '../../../../src/gatsby/check/check-content';
import { keptReadings, openReadings } from '../../../../src/gatsby/read/kept-readings';
import { readContent } from '../../../../src/gatsby/read/read-content';
import type * as ReadYaml from '../../../../src/gatsby/read/read-yaml';
import { contentTree, postSource } from '../../../support/content-tree';
import { temporaryFolder } from '../../../support/temporary-folder';

const parsed: string[] = [];
jest.mock('../../../../src/gatsby/read/read-yaml', () => {
  const actual = jest.requireActual<typeof ReadYaml>('../../../../src/gatsby/read/read-yaml');
  return {
    readYaml: (...[file, source, schema]: Parameters<typeof actual.readYaml>) => {
      parsed.push(file);
      return actual.readYaml(file, source, schema);
    },
  };
});
beforeEach(() => parsed.splice(0));

const post = 'content/blog/pult/index.mdx';

test('what a run has read is known to the next, as long as its source stays', () => {
  const root = temporaryFolder({});
  const first = openReadings(root);
  expect(first.get('eins', 'alt', z.unknown())).toBeUndefined();
  first.put('eins', 'alt', { title: 'Eins', tags: ['a'] });
  first.save();
  expect(openReadings(root).get('eins', 'alt', z.unknown())).toEqual({
    title: 'Eins',
    tags: ['a'],
  });
  expect(openReadings(root).get('eins', 'neu', z.unknown())).toBeUndefined();
});

test('what nobody asks for any more is forgotten', () => {
  const root = temporaryFolder({});
  const first = openReadings(root);
  first.put('eins', 'a', 1);
  first.put('zwei', 'b', 2);
  first.save();
  const second = openReadings(root);
  expect(second.get('zwei', 'b', z.unknown())).toBe(2);
  second.save();
  expect(openReadings(root).get('eins', 'a', z.unknown())).toBeUndefined();
  expect(openReadings(root).get('zwei', 'b', z.unknown())).toBe(2);
});

test('a broken file is no reading', () => {
  const root = temporaryFolder({ [keptReadings]: '{"code":\n' });
  expect(openReadings(root).get('eins', 'a', z.unknown())).toBeUndefined();
});

test('a second check reads only what has changed, and says the same', async () => {
  const root = contentTree({
    'blog/pult/index.mdx': postSource('Ein "Wort" mit „falscher Quote.'),
  });
  const first = await checkContent(root);
  expect(first.remarks.map(({ message }) => message).join()).toContain('paarweise');
  parsed.splice(0);
  expect(await checkContent(root)).toEqual(first);
  const afterwards = [...parsed];
  writeFileSync(join(root, post), postSource('Jetzt mit „richtiger Quote“.'));
  parsed.splice(0);
  expect((await checkContent(root)).problems).toEqual(first.problems);
  // Products are JSON, read each time.
  expect(parsed.filter((file) => !afterwards.includes(file))).toEqual([post]);
}, 120_000);

test('a file with a problem is read until it has none', async () => {
  const root = contentTree({ 'pages/trial.yaml': 'seo: [' });
  const { problems } = await checkContent(root);
  expect(problems[0]).toMatchObject({ file: 'content/pages/trial.yaml' });
  expect((await checkContent(root)).problems).toEqual(problems);
});

test('lines are known of files that were not parsed', async () => {
  const root = contentTree();
  const lineOfTitle = async () => {
    const readings = openReadings(root);
    const { posts } = await readContent(root, readings);
    readings.save();
    return posts[0]?.lineOf(['date']);
  };
  const first = await lineOfTitle();
  expect(first).toBeGreaterThan(1);
  expect(await lineOfTitle()).toBe(first);
  rmSync(join(root, keptReadings));
  expect(await lineOfTitle()).toBe(first);
});
