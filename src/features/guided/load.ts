import type { Conversation } from '../../content-model/guided';
import { isRecord } from '../../lib/is-record';
import { retryOnce } from '../../lib/retry-once';
import { loadWords } from './messages';

const loaded = new Map<string, Conversation>();

/** Loads what an assistant says and asks, once. */
export async function loadConversation(id: string): Promise<Conversation> {
  const known = loaded.get(id);
  if (known) return known;
  const file = `/guided/${id}.json`;
  const conversation = await retryOnce(async () => {
    const response = await fetch(file);
    const data: unknown = response.ok ? await response.json() : undefined;
    // The build has written the file; a host may answer with something else.
    if (!isConversation(data)) throw new Error(`${file}: ${response.status}`);
    await loadWords(data.language);
    return data;
  });
  loaded.set(id, conversation);
  return conversation;
}

const isConversation = (value: unknown): value is Conversation =>
  isRecord(value) && 'menu' in value && 'tasks' in value;
