import type { Conversation } from '../../content-model/guided';
import { count } from '../../lib/count';
import { isRecord } from '../../lib/is-record';
import { retryOnce } from '../../lib/retry-once';
import { readStored, writeStored } from '../../lib/storage';
import type { State } from './state';
import { start, talk } from './talk';

/** What of a conversation survives a reload. */
type Kept = {
  anchor: string;
  /** Name of its file, which the language changes. */
  file: string;
  /** Name of the visitor's own business. */
  own: string;
  state: State;
};
export type Opened = Kept & { conversation: Conversation };

const key = 'guided';

/** Keeps a conversation in this tab; undefined forgets it. */
export const keep = (kept: Kept | undefined): void =>
  writeStored('sessionStorage', key, kept && JSON.stringify(kept));

/**
 * Opens a conversation as it was left, or from its first choice on.
 * @param anchor says whose it is and what it begins with, see lib/conversation-anchor.ts
 * @param translation the file of another language
 * @throws when it does not load
 */
export async function openConversation(anchor: string, translation?: string): Promise<Opened> {
  const [, id = '', begin = ''] = anchor.split('/');
  const stored: unknown = JSON.parse(readStored('sessionStorage', key) ?? 'null');
  const kept = isKept(stored) && stored.anchor === anchor ? stored : undefined;
  const file = translation ?? kept?.file ?? id;
  const conversation = await retryOnce(async () => {
    const response = await fetch(`/guided/${file}.json`);
    const data: unknown = response.ok ? await response.json() : undefined;
    // The build has written the file; a host may answer with something else.
    if (!isConversation(data)) throw new Error(`${response.url}: ${response.status}`);
    return data;
  });
  if (kept?.file === file) return { ...kept, conversation };
  count('Gespräch gespielt');
  const choice = { do: 'choose', id: file === id ? begin : '' } as const;
  const state = talk(conversation, start(conversation), choice, new Date());
  return { anchor, file, own: kept?.own ?? '', state, conversation };
}

/** What this site itself has stored. */
const isKept = (value: unknown): value is Kept => isRecord(value) && isRecord(value['state']);
const isConversation = (value: unknown): value is Conversation =>
  isRecord(value) && 'menu' in value && 'tasks' in value;
