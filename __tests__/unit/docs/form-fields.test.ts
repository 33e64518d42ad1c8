import { readFileSync } from 'node:fs';
import { fieldLabels } from '../../../src/features/forms/messages';
import { labels } from '../../../supabase/functions/request/mail';

const fields = Object.entries(fieldLabels);
const read = (file: string): string => readFileSync(file, 'utf8');
/** A chapter with a number, up to the next one. */
const chapter = (file: string, number: number): string =>
  read(file)
    .split(/^## /m)
    .find((text) => text.startsWith(`${number}. `)) ?? '';

test.each(fields)('what becomes of the field %s („%s“) is told', (name, label) => {
  expect(chapter('content/legal/datenschutz.mdx', 3)).toContain(label);
  expect(chapter('docs/go-live.md', 3)).toContain(`\`${name}\``);
  // In the agency's mail the message stands below the facts, without a label.
  expect({ ...labels, message: 'Nachricht' }).toMatchObject({ [name]: label });
});
