import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { completeDialogues, readContent } from '../../../plugins/gatsby-source-content';
import { shownTalks } from '../../../plugins/gatsby-source-content/check/shown-talks';
import { addDays } from '../../../src/dialogue/dates';
import { fill } from '../../../src/dialogue/fill';
import { type Turn, answer, greet } from '../../../src/dialogue/talk';
import { assistant } from '../../support/dialogues';

const variants = z
  .array(
    z.object({
      id: z.string(),
      at: z.string(),
      says: z.array(z.string()).min(1),
      values: z.record(z.string(), z.string()),
    }),
  )
  .parse(parse(readFileSync('__tests__/support/shown/variants.yaml', 'utf8')));

/** The turns of a talk, sentence after sentence. */
function turnsOf(id: string, says: readonly string[], now: Date): Turn[] {
  const turns: Turn[] = [];
  for (const text of says)
    turns.push(answer(assistant(id), (turns.at(-1) ?? greet(assistant(id))).state, text, now));
  return turns;
}

test.each(variants.map((each) => [each.id, each.says.join(' / '), each] as const))(
  '%s takes what people say instead: %s',
  (id, _says, { at, says, values }) => {
    const turns = turnsOf(id, says, new Date(`${at}:00+01:00`));
    expect(turns.map(({ understood }, index) => (understood ? '' : says[index])).join('')).toBe('');
    const { state } = turns.at(-1) ?? greet(assistant(id));
    const order = fill(assistant(id).dialogue, state, '{order}');
    expect({ ...state.values, order }).toMatchObject(values);
  },
);

test('whatever day it is, what the pages show is understood', async () => {
  const talks = shownTalks(await readContent('.'), completeDialogues('.'));
  expect(talks.length).toBeGreaterThan(20);
  const days = [6, 7].map((away) => addDays('2026-11-22', away));
  const missed = talks.flatMap(({ id, sentences }) =>
    days.flatMap((day) => {
      const says = sentences.map(({ text }) => text);
      const turns = turnsOf(id, says, new Date(`${day}T09:00:00+01:00`));
      return turns.flatMap(({ understood }, index) =>
        understood ? [] : `${id}, ${day}: ${says[index] ?? ''}`,
      );
    }),
  );
  expect(missed).toEqual([]);
});
