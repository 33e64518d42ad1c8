import { meaningOf } from '../../src/dialogue/match';
import { type Assistant, answer, greet } from '../../src/dialogue/talk';
import { askedBy, someDay } from './dialogues';

/** What an assistant made of a sentence. */
export type Judged = {
  text: string;
  wanted: string;
  got: string;
  right: boolean;
  /** Taken for a booking, though something else was meant. */
  isBooking: boolean;
};
type Lists = Readonly<Record<string, readonly string[]>>;

/** Measures an assistant by sentences, by the intent they mean and by the step they answer. */
export function judge(who: Assistant, { intents, steps }: { intents: Lists; steps: Lists }) {
  // What the greeting has asked for already is no booking: whoever is misread is asked again.
  const begun = greet(who).state.task;
  const isTask = (intent: string | undefined) =>
    who.dialogue.intents.some(
      ({ id, step }) => id === intent && step !== undefined && step !== begun,
    );
  return [
    ...each(intents).map(({ key: wanted, text }): Judged => {
      const meant = meaningOf(who.match(text)).map(({ intent }) => intent.id);
      const all = wanted.split('|');
      const right = wanted === 'none' ? meant.length === 0 : meant.some((id) => all.includes(id));
      const isBooking = !all.some(isTask) && meant.length === 1 && isTask(meant[0]);
      return { text, wanted, got: meant.join(', ') || 'none', right, isBooking };
    }),
    ...each(steps).map(({ key: step, text }): Judged => {
      const right = answers(who, step, text);
      return { text, wanted: step, got: 'no answer', right, isBooking: false };
    }),
  ];
}

/** Sentences that were understood in another way, each with both. */
export const wrongOf = (judged: readonly Judged[]) =>
  judged.filter(({ right }) => !right).map(({ text, wanted, got }) => `${text}: ${wanted}, ${got}`);

const each = (lists: Lists) =>
  Object.entries(lists).flatMap(([key, list]) => list.map((text) => ({ key, text })));

/** Whether a sentence fills the slot that a step asks for. */
function answers(who: Assistant, step: string, text: string): boolean {
  const slot = who.dialogue.steps.find(({ id }) => id === step)?.slot ?? '';
  const { values, items, ...state } = askedBy(who, step);
  const isOrder = who.dialogue.slots[slot]?.type === 'items';
  const rest = Object.fromEntries(Object.entries(values).filter(([key]) => key !== slot));
  const before = { ...state, values: rest, items: isOrder ? [] : items };
  const { state: after } = answer(who, before, text, someDay);
  return slot in after.values || after.offered !== undefined || (isOrder && after.items.length > 0);
}
