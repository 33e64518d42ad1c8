import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeJson } from '../files';
import { hasCode, isRecord, parseJson } from '../http/values';

/** One field of a message, as sent. */
export interface Field {
  name: string;
  value: string;
}

export interface NewMessage {
  /** Name of the endpoint in the fault switch, "emailjs-send-form". */
  endpoint: string;
  templateId: string;
  /** In the order in which they were sent. */
  fields: readonly Field[];
}

export interface Message extends NewMessage {
  /** Sortable by time: "20251121T031200000Z-9f86d081". Also the file name. */
  id: string;
  /** ISO time. */
  receivedAt: string;
}

const idPattern = /^\d{8}T\d{9}Z-[0-9a-f]{8}$/;

/** Accepted messages, one JSON file each, so that they survive a restart and can be read without this program. */
export class Outbox {
  private lastTime = 0;

  private constructor(private readonly folder: string) {}

  /** Opens the folder, making it when missing. Rejects when that is not allowed. */
  static async open(folder: string): Promise<Outbox> {
    await mkdir(folder, { recursive: true });
    return new Outbox(folder);
  }

  async add(message: NewMessage): Promise<Message> {
    const received = new Date();
    // Two messages in the same millisecond keep their order.
    this.lastTime = Math.max(received.getTime(), this.lastTime + 1);
    const stamp = new Date(this.lastTime).toISOString().replace(/[-:.]/g, '');
    const id = `${stamp}-${randomBytes(4).toString('hex')}`;
    const kept: Message = { id, receivedAt: received.toISOString(), ...message };
    await writeJson(this.file(id), kept);
    return kept;
  }

  /** All messages, newest first. A damaged file is named on the console and left out. */
  async all(): Promise<Message[]> {
    const ids = (await this.ids()).sort().reverse();
    const messages = await Promise.all(ids.map((id) => this.get(id)));
    return messages.filter((message) => message !== undefined);
  }

  /** One message; nothing when there is none, or when `id` is no id of ours (it may come from an address). */
  async get(id: string): Promise<Message | undefined> {
    if (!idPattern.test(id)) return undefined;
    try {
      const value = parseJson(await readFile(this.file(id), 'utf8'));
      if (isMessage(value)) return value;
      console.warn(`Postausgang: ${this.file(id)} ist beschädigt und wird übergangen.`);
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
    }
    return undefined;
  }

  /** Deletes all messages, and nothing else in the folder. */
  async clear(): Promise<void> {
    for (const id of await this.ids()) await rm(this.file(id), { force: true });
  }

  private async ids(): Promise<string[]> {
    const names = await readdir(this.folder);
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => path.basename(name, '.json'))
      .filter((name) => idPattern.test(name));
  }

  private file(id: string): string {
    return path.join(this.folder, `${id}.json`);
  }
}

function isMessage(value: unknown): value is Message {
  if (!isRecord(value) || !Array.isArray(value['fields'])) return false;
  const texts = [value['id'], value['receivedAt'], value['endpoint'], value['templateId']];
  return texts.every((text) => typeof text === 'string') && value['fields'].every(isField);
}

function isField(value: unknown): value is Field {
  return isRecord(value) && typeof value['name'] === 'string' && typeof value['value'] === 'string';
}
