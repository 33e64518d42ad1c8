import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type BuiltPage, openingTag } from './built-page';
import { startScript } from './scripts-after-paint';

const script = /<script(?:\s[^>]*)?>([\s\S]*?)<\/script>/g;
/** Neither a file nor data. */
const runs = (tag: string): boolean =>
  !/^<script[^>]*\s(src=|type="application\/(ld\+)?json")/.test(tag);
const style = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/g;
const eventHandler = / on[a-z]+="/;

/** A hash as the policy writes it. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const InlineHashes = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });
export type InlineHashes = z.infer<typeof InlineHashes>;

/**
 * The hashes of the scripts and styles inside a page, as the policy names them.
 * @throws Error naming the file of a script that is not ours, or of an attribute that would run
 *   one
 */
export function hashesIn({ file, html }: BuiltPage): InlineHashes {
  const scripts: string[] = [];
  for (const [tag, text = ''] of html.matchAll(script)) {
    if (!runs(tag)) continue;
    if (text !== startScript) refuse(file, tag);
    scripts.push(hashOf(text));
  }
  // Looking at every tag takes long, and only a text can look like a handler.
  if (eventHandler.test(html))
    for (const [tag] of html.matchAll(openingTag)) if (eventHandler.test(tag)) refuse(file, tag);
  const styles = [...html.matchAll(style)].map(([, text = '']) => hashOf(text));
  return { scripts, styles };
}

/** The hashes of all pages, each once. */
export function inlineHashes(pages: Iterable<InlineHashes>): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const page of pages) {
    for (const hash of page.scripts) scripts.add(hash);
    for (const hash of page.styles) styles.add(hash);
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

function refuse(file: string, tag: string): never {
  throw new Error(`${file}: the policy has no hash for this inline script: ${tag.slice(0, 120)}`);
}
