import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { patiently } from './patience';
import { canShow, previewFolder, refresh } from './refresh';
import type { Channel } from './server';
import { follow } from './watch';
import {
  describeProblems,
  describeRemarks,
  productsFile,
} from '../../plugins/gatsby-source-content';
import { writeDialogues } from '../../plugins/gatsby-plugin-publish';

/** What of the content the preview shows. */
const watched = ['content', 'static', 'supabase/functions/_shared'];

/**
 * Keeps the preview up to date with content/ and says what is wrong with it, in the browser and on
 * the screen. Resolves as soon as there is a state that can be shown.
 * @param site origin of the preview
 */
export async function keepCurrent(
  site: string,
  channel: Channel,
  write: (line: string) => void,
): Promise<void> {
  let said = '';
  let products: string | undefined;
  const look = async (): Promise<void> => {
    const state = await refresh('.', channel.tell);
    channel.tell(state);
    const { problems, remarks } = state;
    const verdict =
      problems.length > 0 ? describeProblems(problems) : 'Die Inhalte sind in Ordnung.';
    const text = remarks.length > 0 ? `${describeRemarks(remarks)}\n\n${verdict}` : verdict;
    if (text !== said) write(`\n${text}`);
    said = text;
    if (!canShow('.')) return;
    writeDialogues(previewFolder, 'public');
    const before = products;
    products = readFileSync(join(previewFolder, productsFile), 'utf8');
    // The one file that Gatsby does not watch.
    if (before !== undefined && before !== products)
      await fetch(`${site}/__refresh`, { method: 'POST' }).catch(() => undefined);
  };
  await patiently(look, write);
  if (!canShow('.')) write('\nDie Vorschau beginnt, sobald das behoben ist.');
  return new Promise((ready) => {
    if (canShow('.')) ready();
    const show = async () => {
      await look();
      if (canShow('.')) ready();
    };
    follow(watched, show, write);
  });
}
