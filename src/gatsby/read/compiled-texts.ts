import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { filesBelow, hashOf, hashOfRunningCode } from './build-time-code';
import { type CompiledMdx, type Insertions, compileMdx } from './markdown/compile-mdx';
import { writeWhole } from './write-whole';

/** Where compiled texts are kept, below the repository's folder; `npm run clean` removes it. */
export const keptTexts = '.local/texts';

const keptText = z.object({
  key: z.string(),
  text: z.custom<CompiledMdx>((value) => typeof value === 'object'),
});

let compiler: string | undefined;

/** What a text becomes depends on this, besides itself: our code, and the sizes of drawings. */
function compilerHash(): string {
  const root = process.cwd();
  compiler ??= hashOf(
    root,
    filesBelow(root, 'static').filter((file) => file.endsWith('.svg')),
    hashOfRunningCode(),
  );
  return compiler;
}

/** All that a text is made of, in few words: itself, and what is inserted into it. */
export function stateOf(file: string, source: string, insertions: Insertions): string {
  // A changed price is of interest to the texts that name prices.
  const used = Object.entries(insertions).filter(([component]) => source.includes(`<${component}`));
  return createHash('sha256')
    .update(JSON.stringify([file, source, used]))
    .digest('hex');
}

/** The place of a compiled text on disk; it names the compiler, so that old ones can be found. */
const placeOf = (root: string, file: string): string =>
  join(root, keptTexts, `${file}.${compilerHash()}.json`);

/** Whether a text has been compiled, perhaps in an earlier state of it. */
export const isKept = (root: string, file: string): boolean => existsSync(placeOf(root, file));

/**
 * A text compiled earlier, if nothing has changed since.
 * @param root the repository's folder
 */
export function keptTextOf(
  root: string,
  file: string,
  source: string,
  insertions: Insertions,
): CompiledMdx | undefined {
  try {
    const kept = keptText.parse(JSON.parse(readFileSync(placeOf(root, file), 'utf8')));
    return kept.key === stateOf(file, source, insertions) ? kept.text : undefined;
  } catch {
    // Not there yet, or broken: then it is compiled again.
    return undefined;
  }
}

/**
 * Compiles a text, once for each state of it: the result is kept on disk, where the content check
 * and all builds share it.
 * @param root the repository's folder
 * @param file path below it
 */
export async function compiledText(
  root: string,
  file: string,
  source: string,
  insertions: Insertions,
): Promise<CompiledMdx> {
  const kept = keptTextOf(root, file, source, insertions);
  if (kept) return kept;
  const text = await compileMdx(file, source, insertions);
  const place = placeOf(root, file);
  writeWhole(place, JSON.stringify({ key: stateOf(file, source, insertions), text }));
  return text;
}

/** Removes what is kept of texts that no longer exist, and what other code has made of texts. */
export function forgetOldTexts(root: string): void {
  for (const kept of filesBelow(root, keptTexts)) {
    const [, file = '', hash] = /^\.local\/texts\/(.*)\.([0-9a-f]{64})\.json$/.exec(kept) ?? [];
    // Anything else is being written by somebody at this moment.
    if (hash === undefined || (hash === compilerHash() && existsSync(join(root, file)))) continue;
    rmSync(join(root, kept));
  }
}
