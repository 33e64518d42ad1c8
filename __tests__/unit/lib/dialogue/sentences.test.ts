import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { meaningOf } from '../../../../src/lib/dialogue/match';
import { answer } from '../../../../src/lib/dialogue/talk';
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
  const said = Object.entries(sentences.intents).flatMap(([wanted, list]) =>
    list.map((text) => ({ wanted, text, meant: meaningOf(who.match(text)) })),
  );
  const answered = Object.entries(sentences.steps).flatMap(([step, lists]) =>
    lists.flat().map((text) => {
      const slot = who.dialogue.steps.find((each) => each.id === step)?.slot ?? '';
      const { values, items, ...state } = askedBy(who, step);
      const isOrder = who.dialogue.slots[slot]?.type === 'items';
      const before = {
        ...state,
        values: Object.fromEntries(Object.entries(values).filter(([key]) => key !== slot)),
        items: isOrder ? [] : items,
      };
      const turn = answer(who, before, text, someDay);
      const isAnswer = slot in turn.state.values || turn.state.offered !== undefined;
      return { step, text, right: isAnswer || (isOrder && turn.state.items.length > 0) };
    }),
  );

  it('knows at least 200 sentences to be measured by', () => {
    expect(said.length + answered.length).toBeGreaterThanOrEqual(200);
  });

  it('understands nine of ten, or asks which of two is meant', () => {
    const wrong = [
      ...said
        .filter(({ wanted, meant }) =>
          wanted === 'none' ? meant.length > 0 : !meant.some(({ intent }) => intent.id === wanted),
        )
        .map(({ wanted, text, meant }) => `${text}: ${wanted}, ${meant[0]?.intent.id ?? 'none'}`),
      ...answered.filter(({ right }) => !right).map(({ step, text }) => `${text}: ${step}`),
    ];
    expect(
      wrong.slice(0, Math.max(0, wrong.length - (said.length + answered.length) / 10)),
    ).toEqual([]);
  });

  it('takes nothing else for a booking', () => {
    const bookings = said.filter(
      ({ wanted, meant: [best, other] }) =>
        !isTask(wanted) && best !== undefined && other === undefined && isTask(best.intent.id),
    );
    expect(bookings.map(({ text }) => text)).toEqual([]);
  });

  it.each(
    who.dialogue.steps.filter(({ confirm }) => confirm !== undefined).map(({ id: step }) => step),
  )('books after %s with a yes, and with nothing else', (step) => {
    const statusAfter = (text: string) =>
      answer(who, askedBy(who, step), text, someDay).state.status;
    expect(sentences.confirm.yes.filter((text) => statusAfter(text) !== 'done')).toEqual([]);
    expect(sentences.confirm.no.filter((text) => statusAfter(text) === 'done')).toEqual([]);
    const others = said.filter(({ wanted }) => wanted !== 'yes' && !isTask(wanted));
    const booked = others.filter(({ text }) => statusAfter(text) === 'done');
    expect(booked.map(({ text }) => text)).toEqual([]);
  });
});
