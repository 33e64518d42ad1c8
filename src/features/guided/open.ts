import type { Conversation } from '../../content-model/guided';
import { count } from '../../lib/count';
import { isRecord } from '../../lib/is-record';
import { retryOnce } from '../../lib/retry-once';
import { readStored, writeStored } from '../../lib/storage';
import type { State } from './state';
import { start, talk } from './talk';

const key = 'guided';

/** Keeps a conversation in this tab, over a reload; undefined forgets it. */
export const keep = (state: State | undefined): void =>
  writeStored('sessionStorage', key, state && JSON.stringify(state));

/**
 * Opens a conversation as it was left, or from its first choice on.
 * @param anchor says whose it is and what it begins with, see lib/conversation-anchor.ts
 * @throws when it does not load
 */
export async function openConversation(anchor: string): Promise<State> {
  const stored: unknown = JSON.parse(readStored('sessionStorage', key) ?? 'null');
  const kept = isState(stored) ? stored : undefined;
  if (kept?.anchor === anchor) return kept;
  const [, id = '', begin = '', translation = id.split('.')[0]] = anchor.split('/');
  const conversation = await retryOnce(async () => {
    const response = await fetch(`/guided/${translation}.json`);
    const data: unknown = response.ok ? await response.json() : undefined;
    // The build has written the file; a host may answer with something else.
    if (!isConversation(data)) throw new Error(`${response.url}: ${response.status}`);
    return data;
  });
  count('Gespräch gespielt');
  const begun = start({ anchor, own: kept?.own ?? '', conversation });
  return talk(begun, { do: 'choose', id: begin }, new Date());
}

/** What this site itself has stored. */
const isState = (value: unknown): value is State =>
  isRecord(value) && isConversation(value['conversation']);
const isConversation = (value: unknown): value is Conversation =>
  isRecord(value) && 'menu' in value && 'tasks' in value;
