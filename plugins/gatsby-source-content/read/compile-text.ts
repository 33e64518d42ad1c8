import { type CompiledMdx, type Insertions, compileMdx } from './markdown/compile-mdx';
import { cached } from './process-cache';

/** All that a text is made of: itself, and what is inserted into it. */
export function stateOf(source: string, insertions: Insertions): string {
  // A changed price is of interest to the texts that name prices.
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
