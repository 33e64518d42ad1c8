import { type CompiledMdx, compileMdx } from './markdown/compile-mdx';
import type { Insertions } from './markdown/draw-components';
import { cached } from './process-cache';

/** Everything a compiled text depends on: its source, and what is inserted into it. */
export function stateOf(source: string, insertions: Insertions): string {
  // Only texts that name prices are recompiled when a price changes.
  const used = Object.entries(insertions).filter(([component]) => source.includes(`<${component}`));
  return JSON.stringify([source, used]);
}

/** Compiles a text, once for each state of it. */
export const compileText = (
  file: string,
  source: string,
  insertions: Insertions,
): Promise<CompiledMdx> =>
  cached(`compiled ${file}`, stateOf(source, insertions), () =>
    compileMdx(file, source, insertions),
  );
