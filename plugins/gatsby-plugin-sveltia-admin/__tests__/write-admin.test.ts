import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { adminPolicy } from '../../../deploy/policy';
import { dataSchemas } from '../../../src/content-model/data';
import { writeAdmin } from '../write-admin';
import { section } from '../../../src/sections/catalogue';
import { temporaryFolder } from '../../../__tests__/support/temporary-folder';

const publicDir = temporaryFolder({});
const read = (file: string) => readFileSync(join(publicDir, file), 'utf8');
const hash = writeAdmin('.', publicDir, { name: 'konto/website', branch: 'redaktion' }) ?? '';

const fieldSchema = z.object({
  name: z.string(),
  hint: z.string().optional(),
  types: z.array(z.object({ name: z.string() })).optional(),
});
const config = z
  .object({
    backend: z.record(z.string(), z.unknown()),
    collections: z.array(
      z.object({
        name: z.string(),
        fields: z.array(fieldSchema).optional(),
        files: z.array(z.object({ name: z.string() })).optional(),
      }),
    ),
  })
  .parse(JSON.parse(read('admin-files/config.json')));
const collection = (name: string) => config.collections.find((one) => one.name === name);

test('posts, pages, data files and legal texts are there', () => {
  expect(collection('data')?.files?.map(({ name }) => name)).toEqual(Object.keys(dataSchemas));
  const sections = collection('pages')?.fields?.find(({ name }) => name === 'sections');
  expect(sections?.types?.map(({ name }) => name)).toEqual(
    section.options.map(({ shape }) => shape.kind.value),
  );
  expect(collection('blog')?.fields?.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['title', 'draft', 'cover', 'body']),
  );
  expect(collection('legal')?.files).toHaveLength(readdirSync('content/legal').length);
});

test('T04: the field of a text says what its formatted view loses', () => {
  const body = collection('blog')?.fields?.find(({ name }) => name === 'body');
  expect(body?.hint).toContain('Markdown-Ansicht');
});

test('it writes to the branch of the repository, and asks for a token only', () => {
  expect(config.backend).toEqual({
    name: 'github',
    repo: 'konto/website',
    branch: 'redaktion',
    auth_methods: ['token'],
  });
});

test('its policy names the one script inside its document', () => {
  const [, inside = ''] = /<script type="importmap">(.*)<\/script>/.exec(read('admin.html')) ?? [];
  expect(hash).toBe(`'sha256-${createHash('sha256').update(inside).digest('base64')}'`);
  expect(read('admin.html').match(/<script/g)).toHaveLength(2);
});

test('all that the document leads to is its own', () => {
  const html = read('admin.html');
  expect(html).toContain('<meta name="robots" content="noindex">');
  const named = [...html.matchAll(/"(\/admin-files[^"]*)"/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(4);
  for (const file of named)
    if (!file.endsWith('.json')) expect(existsSync(join(publicDir, file))).toBe(true);
  expect(read('admin-files/npm/index.js')).not.toContain('cdn.jsdelivr.net');
});

test('its policy lets nobody else in', () => {
  const policy = adminPolicy(hash);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("'unsafe-eval'");
  const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? [];
  expect(scripts).not.toMatch(/unsafe-inline|https?:|\*/);
  const origins = new Set(policy.match(/https?:\/\/[^ ;]+/g));
  expect([...origins].sort()).toEqual([
    'https://api.github.com',
    'https://avatars.githubusercontent.com',
  ]);
});

test('without a repository there is no editor', () => {
  const empty = temporaryFolder({});
  expect(writeAdmin('.', empty, undefined)).toBeUndefined();
  expect(readdirSync(empty)).toEqual([]);
});
