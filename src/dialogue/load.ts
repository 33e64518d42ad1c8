import type { Dialogue } from '../content-model/dialogues';
import { isRecord } from '../lib/is-record';

/**
 * What an assistant says and understands.
 * @param id name of its file in content/dialogues
 * @throws when it cannot be loaded
 */
export async function loadDialogue(id: string): Promise<Dialogue> {
  const response = await fetch(`/dialogues/${id}.json`);
  if (!response.ok) throw new Error(`${id}: ${response.status}`);
  const dialogue: unknown = await response.json();
  if (!isDialogue(dialogue)) throw new Error(`${id} is no dialogue`);
  return dialogue;
}

/** The build has validated the files; a host may answer with something else. */
const isDialogue = (value: unknown): value is Dialogue => isRecord(value) && 'steps' in value;
