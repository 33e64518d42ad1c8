import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { assistants } from '../../support/dialogues';
import { judge, wrongOf } from '../../support/dialogue-sentences';

/** By intent; two with | between can both be meant. */
const heldOut = z.strictObject({ intents: z.record(z.string(), z.array(z.coerce.string())) });

/** What all assistants make of sentences nobody learns from. */
const judged = [...assistants].flatMap(([id, who]) => {
  const file = join(__dirname, 'held-out', `${id}.yaml`);
  const { intents } = heldOut.parse(parse(readFileSync(file, 'utf8')));
  return judge(who, { intents, steps: {} });
});

it('understands nearly nine of ten strangers, who type as they talk', () => {
  expect(judged.length).toBeGreaterThanOrEqual(60 * assistants.size);
  const wrong = wrongOf(judged);
  expect(wrong.slice(0, Math.max(0, wrong.length - 0.12 * judged.length))).toEqual([]);
});

it('takes none of them for a booking who wants something else', () => {
  expect(judged.filter(({ isBooking }) => isBooking).map(({ text }) => text)).toEqual([]);
});
