import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { answer } from '../../../../src/lib/dialogue/talk';
import { judge, wrongOf } from '../../../support/dialogue-sentences';
import { askedBy, assistants, someDay } from '../../../support/dialogues';

const texts = z.array(z.coerce.string());
/** Sentences by the intent they mean, by the step they answer, and by yes and no. */
const sentencesSchema = z.strictObject({
  intents: z.record(z.string(), texts),
  steps: z.record(z.string(), z.array(texts)),
  confirm: z.strictObject({ yes: texts, no: texts }),
});

const sentencesOf = (id: string) =>
  sentencesSchema.parse(parse(readFileSync(join(__dirname, 'sentences', `${id}.yaml`), 'utf8')));

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

  it.each(
    who.dialogue.steps.filter(({ confirm }) => confirm !== undefined).map(({ id: step }) => step),
  )('books after %s with a yes, and with nothing else', (step) => {
    const statusAfter = (text: string) =>
      answer(who, askedBy(who, step), text, someDay).state.status;
    expect(sentences.confirm.yes.filter((text) => statusAfter(text) !== 'done')).toEqual([]);
    expect(sentences.confirm.no.filter((text) => statusAfter(text) === 'done')).toEqual([]);
    const others = Object.entries(sentences.intents).flatMap(([wanted, list]) =>
      wanted === 'yes' || isTask(wanted) ? [] : list,
    );
    expect(others.filter((text) => statusAfter(text) === 'done')).toEqual([]);
  });
});
