import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type DataName, type DataOf, dataSchemas } from '../../../src/content-model/data';
import { countWords } from '../../../src/lib/reading-time';
import type { Problem } from './problems';
import { slipsIn } from './typography';
import { type CompiledMdx, compileMdx } from './markdown/compile-mdx';
import type { Insertions } from './markdown/draw-components';
import type { TextFacts } from './markdown/text-facts';
import { frontmatterProblem, splitFrontmatter } from './markdown/frontmatter';
import { cached } from './process-cache';
import { type Read, readYaml, unreadable } from './read-yaml';
import { sourceProblem } from './source-problem';
import { isProse, wordsIn } from './words-in';

/** What the checks need from a text. */
export type CheckedText = Pick<CompiledMdx, 'anchors' | 'thirdParties' | 'problems'> &
  Pick<TextFacts, 'links' | 'pictures'> & {
    /** Words that a dictionary can know, each where it stands first. */
    words: { line: number | undefined; words: string }[];
    /** What stops no build: words that Markdown takes for something else, and typography. */
    slips: Omit<Problem, 'file'>[];
    wordCount: number;
    isEmpty: boolean;
  };

/** Reads a YAML file; files that are not text are reported before the parser sees them. */
export function readYamlFile<S extends z.ZodType>(
  root: string,
  file: string,
  schema: S,
): Read<z.output<S>> {
  const bytes = readFileSync(join(root, file));
  const source = bytes.toString('utf8');
  return cached(file, source, (): Read<z.output<S>> => {
    const broken = sourceProblem(bytes);
    return broken ? unreadable(file, broken) : readYaml(file, source, schema);
  });
}

/** Everything a compiled text depends on: its source, and what is inserted into it. */
function stateOf(source: string, insertions: Insertions): string {
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

type ReadText<T> = Read<T> & { text: CheckedText | undefined };

/**
 * Reads a text with its frontmatter.
 * @param insertions what its components put in
 */
export function readTextFile<S extends z.ZodType>(
  root: string,
  file: string,
  schema: S,
  insertions: Insertions,
): Promise<ReadText<z.output<S>>> {
  const bytes = readFileSync(join(root, file));
  const source = bytes.toString('utf8');
  const read = async (): Promise<ReadText<z.output<S>>> => {
    const broken = sourceProblem(bytes) ?? frontmatterProblem(source);
    if (broken) return { ...unreadable(file, broken), text: undefined };
    const head = readYaml(file, splitFrontmatter(source), schema);
    const text = checked(await compileText(file, source, insertions));
    return { ...head, text, problems: [...head.problems, ...text.problems] };
  };
  return cached(file, stateOf(source, insertions), read);
}

function checked(text: CompiledMdx): CheckedText {
  const { anchors, thirdParties, problems, remarks, plainText, html } = text;
  const { links, pictures, passages } = text.facts;
  const words = firstWords(passages.filter((passage) => isProse(passage.text)));
  return {
    ...{ anchors, thirdParties, problems, links, pictures, words },
    slips: [...remarks, ...slipsIn(text.facts)],
    wordCount: countWords(plainText),
    isEmpty: html.trim() === '',
  };
}

/** New words of each passage as one string, which is small: thousands of texts stay in memory. */
function firstWords(passages: TextFacts['passages']): CheckedText['words'] {
  const seen = new Set<string>();
  return passages.flatMap(({ text, line }) => {
    const words = wordsIn(text).filter((word) => !seen.has(word) && seen.add(word));
    return words.length > 0 ? [{ line, words: words.join(' ') }] : [];
  });
}

const schemas: { [N in DataName]: z.ZodType<DataOf<N>> } = dataSchemas;

/**
 * A file of content/data, once the content has been checked.
 * @returns undefined when it is broken
 */
export function readData<N extends DataName>(root: string, name: N): DataOf<N> | undefined {
  return readYamlFile<z.ZodType<DataOf<N>>>(root, `content/data/${name}.yaml`, schemas[name]).data;
}
