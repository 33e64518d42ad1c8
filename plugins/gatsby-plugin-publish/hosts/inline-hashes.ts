import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminPath } from '../../../src/config/admin';
import { type BuiltPage, openingTag } from '../../gatsby-plugin-lean-pages';

const script = /<script(?:\s[^>]*)?>/g;
/** A file, or data. */
const isInert = /^<script[^>]*\s(?:src=|type="application\/(?:ld\+)?json")/;
const style = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/g;
const eventHandler = / on[a-z]+="/;

/** A hash as the policy writes it. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The hashes of the styles inside a page, as the policy names them.
 * @throws Error naming the file of a script, or of an attribute that would run one: the policy allows
 *   none
 */
export function hashesIn({ file, html }: BuiltPage): string[] {
  for (const [tag] of html.matchAll(script)) if (!isInert.test(tag)) refuse(file, tag);
  // Looking at every tag takes long, and only a text can look like a handler.
  if (eventHandler.test(html))
    for (const [tag] of html.matchAll(openingTag)) if (eventHandler.test(tag)) refuse(file, tag);
  return [...html.matchAll(style)].map(([, text = '']) => hashOf(text));
}

/** The hashes of all pages, each once. */
export function inlineHashes(publicDir: string, files: readonly string[]): string[] {
  const read = (file: string) => readFileSync(join(publicDir, file), 'utf8');
  return [...new Set(files.flatMap((file) => hashesIn({ file, html: read(file) })))].sort();
}

/** The hash of what is inside the editor's document; undefined without an editor. */
export function adminHash(publicDir: string): string | undefined {
  const file = join(publicDir, `${adminPath}.html`);
  if (!existsSync(file)) return undefined;
  const [, imports = ''] =
    /<script type="importmap">([\s\S]*?)<\/script>/.exec(readFileSync(file, 'utf8')) ?? [];
  return hashOf(imports);
}

function refuse(file: string, tag: string): never {
  throw new Error(`${file}: the policy allows no script inside a page: ${tag.slice(0, 120)}`);
}
