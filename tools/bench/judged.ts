/**
 * `npm run tool -- bench:dialogue --judged [--print] [--file part-of-a-name]` lets the assistants answer
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

const row = z.object({
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
      status: z.string().optional(),
    })
    .loose()
    .optional(),
});
type Row = z.output<typeof row>;

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

/** The values of the type that a name stands for. */
const ofType = ({ dialogue }: Assistant, values: Turn['state']['values'], name: string): string[] =>
  Object.entries(dialogue.slots).flatMap(([slot, { type }]) =>
    type === typeOf[name] ? (values[slot] ?? []) : [],
  );

/** What the state holds under a name, or under the type of that name. */
function valueOf(who: Assistant, { state, chips }: Turn, name: string): string {
  const typed = ofType(who, state.values, name);
  const shown = typed.length > 0 ? [] : chips.map(({ value }) => value);
  return [state.values[name], ...typed, ...shown].join(' ');
}

function faults(who: Assistant, turn: Turn, { expect }: Row): string[] {
  if (expect === undefined) return [];
  const text = turn.says.join(' ');
  const values = Object.entries({ ...expect.values, ...expect.slots });
  return [
    ...values.flatMap(([name, wanted]) => {
      const has = valueOf(who, turn, name);
      const isSame = has.toLowerCase().includes(wanted.toLowerCase());
      return isSame ? [] : [`${name}: ${has.trim() || 'nichts'} statt ${wanted}`];
    }),
    ...(expect.number && !text.includes(expect.number) && !text.includes('112')
      ? [`ohne ${expect.number}`]
      : []),
    ...(expect.answer && !new RegExp(expect.answer, 'i').test(text)
      ? [`ohne /${expect.answer}/`]
      : []),
    ...(expect.notAnswer && new RegExp(expect.notAnswer, 'i').test(text)
      ? [`mit /${expect.notAnswer}/`]
      : []),
    ...(expect.handover === true &&
    turn.state.status !== 'handover' &&
    !/Mensch|Frau |Herr /.test(text)
      ? ['ohne Menschen']
      : []),
  ];
}

const rowsOf = (file: string): Row[] =>
  z.array(row).parse(parse(readFileSync(join(folder, file), 'utf8')));

/** The last turn of a row's talk. */
function played(who: Assistant, { before, say }: Row): Turn {
  return [...before, say].reduce((turn, said) => answer(who, turn.state, said, now), greet(who));
}

/** What the last answer does wrong, of every row of strangers' sentences that expects something of a kind. */
function wrongAnswers(
  kinds: readonly string[],
  wrongIn: (who: Assistant, turn: Turn, row: Row) => string[],
): string[] {
  const assistants = new Map(
    [...completeDialogues(process.cwd())].map(([id, dialogue]) => [id, assistantOf(dialogue)]),
  );
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  return files.flatMap(rowsOf).flatMap((each) => {
    const who = assistants.get(each.assistant);
    const { expect = {} } = each;
    if (who === undefined || !kinds.some((kind) => kind in expect)) return [];
    const wrong = wrongIn(who, played(who, each), each);
    return wrong.length > 0 ? [`${each.assistant}: ${each.say} (${wrong.join('; ')})`] : [];
  });
}

/** Sentences of danger that are not answered with their number: with one, nothing goes online. */
export const missedDangers = (): string[] =>
  wrongAnswers(['number'], (_who, { says }, { expect }) => {
    const text = says.join(' ');
    const isNamed = !expect?.number || text.includes(expect.number) || text.includes('112');
    return isNamed ? [] : [`ohne ${expect.number}`];
  });

/** Sentences after which another value stands there than the one that was meant, or something is said that must not be. */
export const harms = (): string[] =>
  wrongAnswers(['values', 'slots', 'notAnswer'], (who, { state, says }, { expect }) => {
    const wanted = Object.entries({ ...expect?.values, ...expect?.slots });
    const others = wanted.flatMap(([name, value]) => {
      const has = [state.values[name], ...ofType(who, state.values, name)]
        .filter(Boolean)
        .join(' ');
      return has === '' || has.toLowerCase().includes(value.toLowerCase())
        ? []
        : [`${name}: ${has} statt ${value}`];
    });
    const never = expect?.notAnswer;
    const isSaid = never !== undefined && new RegExp(never, 'i').test(says.join(' '));
    return [...others, ...(isSaid ? [`mit /${never}/`] : [])];
  });

/** Plays every row, and prints what went wrong. */
export function judge(print: boolean, only = ''): number {
  const assistants = new Map(
    [...completeDialogues(process.cwd())].map(([id, dialogue]) => [id, assistantOf(dialogue)]),
  );
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml') && file.includes(only));
  let [all, checked, failed, missed] = [0, 0, 0, 0];
  for (const file of files) {
    const rows = rowsOf(file);
    for (const [index, each] of rows.entries()) {
      const who = assistants.get(each.assistant);
      if (who === undefined) continue;
      const talk = [...each.before, each.say];
      const turns = [greet(who)];
      for (const said of talk)
        turns.push(answer(who, turns.at(-1)?.state ?? greet(who).state, said, now));
      const last = turns.at(-1) ?? greet(who);
      const wrong = faults(who, last, each);
      all += 1;
      if (each.expect) checked += 1;
      if (wrong.length > 0) failed += 1;
      if (!last.understood) missed += 1;
      if (!print && wrong.length === 0) continue;
      console.log(
        `\n${file.replace(/\.yaml$/, '')} ${index + 1} ${each.assistant}${wrong.length > 0 ? ` ✗ ${wrong.join('; ')}` : ''}`,
      );
      talk.slice(0, -1).forEach((said, place) => {
        console.log(`    – ${said} → ${turns[place + 1]?.says.join(' ').slice(0, 90) ?? ''}`);
      });
      console.log(`  > ${each.say}\n  < ${last.says.join(' | ')} [${last.replies.join('] [')}]`);
      console.log(`  = ${last.state.status} ${last.chips.map(({ value }) => value).join(', ')}`);
      if (print) console.log(`  gut: ${each.good} / nicht: ${each.mustNot}`);
    }
  }
  console.log(
    `\n${all} Sätze, ${checked} prüfbar, davon ${checked - failed} richtig; ${missed} nicht verstanden`,
  );
  return 0;
}
