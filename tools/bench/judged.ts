/**
 * `npm run tool -- bench:dialogue [--print] [--file part-of-a-name]` lets the assistants answer
 * sentences of strangers and checks what can be checked: values, numbers, words of the answer. The
 * rest is read by a person; `--print` shows every answer with what a good employee would do.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Assistant, type Turn, answer, assistantOf, greet } from '../../src/dialogue/talk';
import { completeDialogues } from '../../plugins/gatsby-source-content';

const folder = '__tests__/support/judged';
/** The sentences were written for a Thursday morning in Graz. */
const now = new Date('2026-11-26T09:00:00Z');

const rowSchema = z.object({
  assistant: z.string(),
  before: z.array(z.coerce.string()).default([]),
  say: z.coerce.string(),
  good: z.string().default(''),
  mustNot: z.string().default(''),
  expect: z
    .object({
      values: z.record(z.string(), z.coerce.string()).optional(),
      slots: z.record(z.string(), z.coerce.string()).optional(),
      number: z.coerce.string().optional(),
      answer: z.string().optional(),
      notAnswer: z.string().optional(),
      handover: z.boolean().optional(),
    })
    .loose()
    .optional(),
});
type Row = z.output<typeof rowSchema>;

/** Names that people use for the values, by the type of the slot that holds them. */
const typeOf: Readonly<Record<string, string>> = {
  day: 'day',
  date: 'day',
  time: 'time',
  persons: 'count',
  people: 'count',
  count: 'count',
  stars: 'count',
  name: 'name',
};

/** What is entered under a name, or under the type of that name. */
function entered({ dialogue }: Assistant, { state }: Turn, name: string): string {
  const ofType = Object.entries(dialogue.slots).flatMap(([slot, { type }]) =>
    type === typeOf[name] ? (state.values[slot] ?? []) : [],
  );
  return [state.values[name], ...ofType].filter(Boolean).join(' ');
}

/** A danger without its number, a harm, or what is merely not as good as it should be. */
type Wrong = { kind: 'danger' | 'harm' | 'miss'; what: string };

/** What the last answer does wrong. */
function wrongIn(who: Assistant, turn: Turn, { expect = {} }: Row): Wrong[] {
  const { values, slots, number, answer: wanted, notAnswer: never, handover } = expect;
  const text = turn.says.join(' ');
  const says = (pattern: string): boolean => new RegExp(pattern, 'i').test(text);
  const wrong = Object.entries({ ...values, ...slots }).flatMap(([name, value]): Wrong[] => {
    const own = entered(who, turn, name);
    const has = own || turn.chips.map((chip) => chip.value).join(' ');
    if (has.toLowerCase().includes(value.toLowerCase())) return [];
    // Another value than the one that was meant is worse than none.
    const kind = own === '' ? 'miss' : 'harm';
    return [{ kind, what: `${name}: ${has || 'nichts'} statt ${value}` }];
  });
  if (number && !text.includes(number) && !text.includes('112'))
    wrong.push({ kind: 'danger', what: `ohne ${number}` });
  if (wanted && !says(wanted)) wrong.push({ kind: 'miss', what: `ohne /${wanted}/` });
  if (never && says(never)) wrong.push({ kind: 'harm', what: `mit /${never}/` });
  if (handover && turn.state.status !== 'handover' && !/Mensch|Frau |Herr /.test(text))
    wrong.push({ kind: 'miss', what: 'ohne Menschen' });
  return wrong;
}

type Played = { file: string; place: number; row: Row; turns: Turn[]; last: Turn; wrong: Wrong[] };

/** Plays the rows of the files whose names have a part in them, as far as they are wanted. */
function played(part = '', isWanted: (row: Row) => boolean = () => true): Played[] {
  const assistants = new Map(
    [...completeDialogues(process.cwd())].map(([id, dialogue]) => [id, assistantOf(dialogue)]),
  );
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml') && file.includes(part));
  return files.flatMap((file) => {
    const rows = z.array(rowSchema).parse(parse(readFileSync(join(folder, file), 'utf8')));
    return rows.flatMap((row, index): Played[] => {
      const who = assistants.get(row.assistant);
      if (who === undefined || !isWanted(row)) return [];
      let last = greet(who);
      const turns = [...row.before, row.say].map(
        (said) => (last = answer(who, last.state, said, now)),
      );
      return [{ file, place: index + 1, row, turns, last, wrong: wrongIn(who, last, row) }];
    });
  });
}

function told(kind: Wrong['kind'], isWanted: (row: Row) => boolean): string[] {
  return played('', isWanted).flatMap(({ row, wrong }) => {
    const own = wrong.filter((each) => each.kind === kind).map(({ what }) => what);
    return own.length > 0 ? [`${row.assistant}: ${row.say} (${own.join('; ')})`] : [];
  });
}

/** Sentences of danger that are not answered with their number: with one, nothing goes online. */
export const missedDangers = (): string[] =>
  told('danger', ({ expect }) => expect?.number !== undefined);

/** Sentences after which another value stands there than the one that was meant, or something is said that must not be. */
export const harms = (): string[] =>
  told('harm', ({ expect = {} }) => Boolean(expect.values ?? expect.slots ?? expect.notAnswer));

/** Plays every row, and prints what went wrong. */
export function judge(print: boolean, part: string): void {
  const all = played(part);
  for (const { file, place, row, turns, last, wrong } of all) {
    if (!print && wrong.length === 0) continue;
    const verdict = wrong.length > 0 ? ` ✗ ${wrong.map(({ what }) => what).join('; ')}` : '';
    console.log(`\n${file.replace(/\.yaml$/, '')} ${place} ${row.assistant}${verdict}`);
    for (const [index, said] of row.before.entries())
      console.log(`    – ${said} → ${turns[index]?.says.join(' ').slice(0, 90) ?? ''}`);
    console.log(`  > ${row.say}\n  < ${last.says.join(' | ')} [${last.replies.join('] [')}]`);
    console.log(`  = ${last.state.status} ${last.chips.map(({ value }) => value).join(', ')}`);
    if (print) console.log(`  gut: ${row.good} / nicht: ${row.mustNot}`);
  }
  const checked = all.filter(({ row }) => row.expect);
  const right = checked.filter(({ wrong }) => wrong.length === 0).length;
  const missed = all.filter(({ last }) => !last.understood).length;
  console.log(
    `\n${all.length} Sätze, ${checked.length} prüfbar, davon ${right} richtig; ${missed} nicht verstanden`,
  );
}
