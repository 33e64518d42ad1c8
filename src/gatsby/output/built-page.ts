import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page of the build: its file below public/, and its HTML. */
export type BuiltPage = { file: string; html: string };

/** @param files HTML files below public/ */
export function readPages(publicDir: string, files: readonly string[]): BuiltPage[] {
  return files.map((file) => ({ file, html: readFileSync(join(publicDir, file), 'utf8') }));
}

export function writePages(publicDir: string, pages: readonly BuiltPage[]): void {
  for (const { file, html } of pages) writeFileSync(join(publicDir, file), html);
}

/** A tag with its attributes, as React and rehype write them: values in double quotes. */
export const openingTag = /<[a-z][\w-]*(?:\s+[^\s"'=<>/]+(?:="[^"]*")?)*\s*\/?>/g;
