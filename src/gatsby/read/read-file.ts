import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { countWords } from '../../lib/reading-time';
import type { Problem } from './problems';
import { slipsIn } from './typography';
import { compiledText, stateOf } from './compiled-texts';
import type { Readings } from './kept-readings';
import type { CompiledMdx, Insertions } from './markdown/compile-mdx';
import type { TextFacts } from './markdown/text-facts';
import { frontmatterProblem, splitFrontmatter } from './markdown/frontmatter';
import { type LineOf, readYaml } from './read-yaml';
import { sourceProblem } from './source-problem';
import { isProse, wordsIn } from './words-in';

/** The repository's folder, and what earlier runs have read there. */
export type From = { root: string; readings: Readings };

/** What the checks want to know of a text. */
export type CheckedText = Pick<CompiledMdx, 'anchors' | 'thirdParties' | 'problems'> &
  Pick<TextFacts, 'links' | 'pictures'> & {
    /** Words that a dictionary can know, each where it stands first. */
    words: { line: number | undefined; words: string }[];
    /** What is wrong with its typography. */
    slips: Omit<Problem, 'file'>[];
    wordCount: number;
    isEmpty: boolean;
  };

type ReadFile<T> = { file: string; data: T | undefined; problems: Problem[]; lineOf: LineOf };

const unreadable = (file: string, problem: { line?: number; message: string }) => ({
  file,
  data: undefined,
  problems: [{ file, field: '', ...problem }],
  lineOf: () => undefined,
});

/** What was kept because it was valid; to validate it again would take as long as reading it. */
const valid = <T>() => z.custom<T>((value) => value !== undefined);

/**
 * Where the fields of a file stand: only a remark asks for it, so only then is the file read and
 * parsed again. To keep it would take gigabytes with thousands of posts.
 */
function linesOnDemand(path: string, parse: (source: string) => { lineOf: LineOf }): LineOf {
  let lineOf: LineOf | undefined;
  return (field) => {
    lineOf ??= existsSync(path) ? parse(readFileSync(path, 'utf8')).lineOf : () => undefined;
    return lineOf(field);
  };
}

/** Reads a YAML file; the parser never sees what is no text. */
export function readYamlFile<S extends z.ZodType>(
  { root, readings }: From,
  file: string,
  schema: S,
): ReadFile<z.output<S>> {
  const bytes = readFileSync(join(root, file));
  const source = bytes.toString('utf8');
  const parse = (yaml: string) => readYaml(file, yaml, schema);
  const known = readings.get(file, source, valid<z.output<S>>());
  const lineOf = linesOnDemand(join(root, file), parse);
  if (known !== undefined) return { file, data: known, problems: [], lineOf };
  const broken = sourceProblem(bytes);
  if (broken) return unreadable(file, broken);
  const read = parse(source);
  if (read.data !== undefined) readings.put(file, source, read.data);
  return { file, ...read };
}

/**
 * Reads a text with its frontmatter.
 * @param insertions what its components put in
 */
export async function readTextFile<S extends z.ZodType>(
  { root, readings }: From,
  file: string,
  schema: S,
  insertions: Insertions,
): Promise<ReadFile<z.output<S>> & { text: CheckedText }> {
  const bytes = readFileSync(join(root, file));
  const source = bytes.toString('utf8');
  const parse = (text: string) => readYaml(file, splitFrontmatter(text), schema);
  const lineOf = linesOnDemand(join(root, file), parse);
  const state = stateOf(file, source, insertions);
  const known = readings.get(
    file,
    state,
    z.object({ data: valid<z.output<S>>(), text: valid<CheckedText>() }),
  );
  if (known) return { file, ...known, problems: [], lineOf };
  const broken = sourceProblem(bytes) ?? frontmatterProblem(source);
  if (broken) return { ...unreadable(file, broken), text: noText };
  const { data, problems } = parse(source);
  const text = checked(await compiledText(root, file, source, insertions));
  if (data !== undefined && text.problems.length === 0) readings.put(file, state, { data, text });
  return { file, data, lineOf, text, problems: [...problems, ...text.problems] };
}

const noText: CheckedText = {
  ...{ anchors: [], thirdParties: [], problems: [], links: [], pictures: [], words: [] },
  ...{ slips: [], wordCount: 0, isEmpty: true },
};

function checked(text: CompiledMdx): CheckedText {
  const { anchors, thirdParties, problems, plainText, html } = text;
  const { links, pictures, passages } = text.facts;
  const words = firstWords(passages.filter((passage) => isProse(passage.text)));
  return {
    ...{ anchors, thirdParties, problems, links, pictures, words },
    ...{
      slips: slipsIn(text.facts),
      wordCount: countWords(plainText),
      isEmpty: html.trim() === '',
    },
  };
}

/** Words of passages, those of each together: thousands of texts are kept, and read at once. */
function firstWords(passages: TextFacts['passages']): CheckedText['words'] {
  const seen = new Set<string>();
  return passages.flatMap(({ text, line }) => {
    const words = wordsIn(text).filter((word) => !seen.has(word) && seen.add(word));
    return words.length > 0 ? [{ line, words: words.join(' ') }] : [];
  });
}
