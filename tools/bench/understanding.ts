/**
 * `npm run bench:understanding`: how many sentences of strangers the assistants understand. They are
 * in tools/bench/strangers, written by people who knew what each assistant does and had seen
 * none of its examples. Nobody teaches from them: who does has new ones written.
 * `-- --wrong` names those that were not understood.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { meaningOf } from '../../src/dialogue/match';
import { type Assistant, answer, assistantOf, greet } from '../../src/dialogue/talk';
import { main } from '../cli/main';
import { row } from './figures';
import { completeDialogues } from '../../plugins/gatsby-source-content';

const { values } = parseArgs({ options: { wrong: { type: 'boolean', default: false } } });

/** Sentences by the intent that is meant; two with | between are both right, `none` is no intent. */
const strangers = z.strictObject({ intents: z.record(z.string(), z.array(z.coerce.string())) });

/** What came of a sentence. */
type Outcome = { text: string; understood: boolean; misled: boolean; booked: boolean };

/** Before anything else, on a Tuesday morning. */
const now = new Date('2026-11-24T09:00:00Z');

function outcomeOf(who: Assistant, text: string, right: readonly string[]): Outcome {
  const { intents } = who.dialogue;
  const before = greet(who).state;
  const { state, understood } = answer(who, before, text, now);
  const meant = meaningOf(who.match(text)).map(({ intent }) => intent.id);
  const begun = intents.filter(({ step }) => step !== undefined && step === state.task);
  // Feedback has begun with the greeting: there the next question counts.
  const isNext = state.task !== before.task || state.step !== before.step;
  const isBegun = begun.length > 0 && isNext && state.status !== 'handover';
  const said = isBegun ? [...meant, ...begun.map(({ id }) => id)] : meant;
  const isRight = right.includes('none') ? !understood : said.some((id) => right.includes(id));
  const isTask = intents.some(({ id, step }) => step !== undefined && right.includes(id));
  // What the greeting has asked for already is no booking: whoever is misread is asked again.
  const booked = isBegun && !isTask && state.task !== before.task;
  return { text, understood: isRight, misled: !isRight && understood, booked };
}

const share = (outcomes: readonly Outcome[], isIt: (outcome: Outcome) => boolean): string =>
  `${((100 * outcomes.filter(isIt).length) / outcomes.length).toFixed(1)} %`;

const line = (name: string, outcomes: readonly Outcome[]): string =>
  row(
    [
      name,
      String(outcomes.length),
      share(outcomes, ({ understood }) => understood),
      share(outcomes, ({ misled }) => misled),
      String(outcomes.filter(({ booked }) => booked).length),
    ],
    12,
  );

function measure(): Promise<number> {
  console.log(row(['', 'Sätze', 'verstanden', 'falsch', 'Buchungen'], 12));
  const all = [...completeDialogues('.')].flatMap(([id, { dialogue, knowledge }]) => {
    const who = assistantOf(dialogue, knowledge);
    const file = join('tools/bench/strangers', `${id}.yaml`);
    const { intents } = strangers.parse(parse(readFileSync(file, 'utf8')));
    const outcomes = Object.entries(intents).flatMap(([ids, texts]) =>
      texts.map((text) => outcomeOf(who, text, ids.split('|'))),
    );
    console.log(line(dialogue.name, outcomes));
    if (values.wrong)
      for (const { text, booked } of outcomes.filter((each) => !each.understood || each.booked))
        console.log(`  ${booked ? 'Buchung: ' : ''}${text}`);
    return outcomes;
  });
  console.log(line('Alle (Ziel 90 %, keine Buchung)', all));
  return Promise.resolve(0);
}

void main(measure);
