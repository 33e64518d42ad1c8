import { answer, greet } from '../../../src/dialogue/talk';
import { assistant, someDay } from '../../support/dialogues';

describe('A task that is hardly meant', () => {
  const luigi = assistant('luigi');
  const named = luigi.dialogue.intents.filter(({ label }) => label !== undefined);
  const task = named.find(({ step }) => step === 'order');
  const other = named.find((intent) => intent !== task);
  /** Luigi, who understands every sentence like this. */
  const hearing = (score: number) => ({
    ...luigi,
    match: () =>
      [task, other].flatMap((intent, index) =>
        intent ? [{ intent, score: index === 0 ? score : (1 - score) / 2 }] : [],
      ),
  });
  const say = (text: string, score: number) =>
    answer(hearing(score), greet(luigi).state, text, someDay);

  it('is not begun, but offered beside what else could be meant', () => {
    const turn = say('irgendetwas', 0.52);
    expect(turn.state.task).toBeUndefined();
    expect(turn.replies).toEqual([task?.label, other?.label]);
  });

  it('is begun by a sentence that says what it is about', () => {
    expect(say('2 Margherita', 0.52).state.task).toBe(task?.step);
  });

  it('is begun when it fits better', () => {
    expect(say('irgendetwas', 0.95).state.task).toBe(task?.step);
  });
});
