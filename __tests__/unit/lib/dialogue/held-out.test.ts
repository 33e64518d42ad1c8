import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { assistants } from '../../../support/dialogues';
import { judge, wrongOf } from '../../../support/dialogue-sentences';

const texts = z.array(z.coerce.string());
const heldOut = z.strictObject({
  /** By intent; two with | between can both be meant. */
  intents: z.record(z.string(), texts),
  steps: z.record(z.string(), texts),
});

describe.each([...assistants])('%s', (id, who) => {
  const file = join(__dirname, 'held-out', `${id}.yaml`);
  const judged = judge(who, heldOut.parse(parse(readFileSync(file, 'utf8'))));

  it('understands nine of ten strangers, who type as they talk', () => {
    expect(judged.length).toBeGreaterThanOrEqual(60);
    const wrong = wrongOf(judged);
    expect(wrong.slice(0, Math.max(0, wrong.length - judged.length / 10))).toEqual([]);
  });

  it('takes none of them for a booking who wants something else', () => {
    expect(judged.filter(({ isBooking }) => isBooking).map(({ text }) => text)).toEqual([]);
  });
});
