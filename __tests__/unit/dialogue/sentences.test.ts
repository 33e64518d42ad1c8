import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { answer } from '../../../src/dialogue/talk';
import { judge, wrongOf } from '../../support/dialogue-sentences';
import { askedBy, assistants, someDay } from '../../support/dialogues';

const texts = z.array(z.coerce.string());
/** Sentences by the intent they mean, by the step they answer, and by yes and no. */
const sentencesSchema = z.strictObject({
  intents: z.record(z.string(), texts),
  steps: z.record(z.string(), z.array(texts)),
  confirm: z.strictObject({ yes: texts, no: texts }),
});

const sentencesOf = (id: string) =>
  sentencesSchema.parse(parse(readFileSync(join(__dirname, 'sentences', `${id}.yaml`), 'utf8')));

/** A yes stays one, whatever follows it. */
const agreeing = [
  'ja machen wir das so',
  'ja, geht in Ordnung',
  'ja das klingt gut',
  'ok mach das',
];

describe.each([...assistants])('%s', (id, who) => {
  const sentences = sentencesOf(id);
  const isTask = (intent: string) =>
    who.dialogue.intents.some((each) => each.id === intent && each.step !== undefined);
  const steps = Object.fromEntries(
    Object.entries(sentences.steps).map(([step, lists]) => [step, lists.flat()]),
  );
  const judged = judge(who, { intents: sentences.intents, steps });

  it('knows at least 200 sentences to be measured by', () => {
    expect(judged.length).toBeGreaterThanOrEqual(200);
  });

  it('understands nine of ten, or asks which of two is meant', () => {
    const wrong = wrongOf(judged);
    expect(wrong.slice(0, Math.max(0, wrong.length - judged.length / 10))).toEqual([]);
  });

  it('takes nothing else for a booking', () => {
    expect(judged.filter(({ isBooking }) => isBooking).map(({ text }) => text)).toEqual([]);
  });

  it('books with a yes, and with nothing else', () => {
    const asking = who.dialogue.steps.filter(({ confirm }) => confirm !== undefined);
    const others = Object.entries(sentences.intents).flatMap(([wanted, list]) =>
      wanted === 'yes' || isTask(wanted) ? [] : list,
    );
    for (const { id: step } of asking) {
      const booked = (texts: readonly string[]) =>
        texts.filter((text) => answer(who, askedBy(who, step), text, someDay).state.done);
      const agreed = [...sentences.confirm.yes, ...agreeing];
      expect([step, booked(agreed)]).toEqual([step, agreed]);
      expect([step, booked([...sentences.confirm.no, ...others])]).toEqual([step, []]);
    }
  });
});
