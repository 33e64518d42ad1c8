import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeJson } from '../files';
import { parseJson } from '../http/values';
import { pay, storedSession, type StoredSession } from './session';

/** The sessions, one JSON file each, so that an open payment page survives a restart. */
export class SessionStore {
  // In memory too: a change is visible at once, before its file is written.
  private readonly sessions = new Map<string, StoredSession>();

  private writing: Promise<void> = Promise.resolve();

  private constructor(private readonly folder: string) {}

  /** Opens the folder, making it when missing. A damaged file is named on the console and left out. */
  static async open(folder: string): Promise<SessionStore> {
    await mkdir(folder, { recursive: true });
    const store = new SessionStore(folder);
    for (const name of await readdir(folder)) {
      if (!name.endsWith('.json')) continue;
      const file = path.join(folder, name);
      const { data } = storedSession.safeParse(parseJson(await readFile(file, 'utf8')));
      if (data) store.sessions.set(data.session.id, data);
      else console.warn(`Zahlungen: ${file} ist beschädigt und wird übergangen.`);
    }
    return store;
  }

  get(id: string): StoredSession | undefined {
    return this.sessions.get(id);
  }

  /** The session an earlier request with this idempotency key has made. */
  findByKey(key: string): StoredSession | undefined {
    return [...this.sessions.values()].find(({ idempotency }) => idempotency?.key === key);
  }

  async add(stored: StoredSession): Promise<void> {
    await this.keep(stored);
  }

  /** Marks a session as paid; gives it back with the one event of its payment. */
  async pay(stored: StoredSession): Promise<StoredSession> {
    const paid = pay(stored);
    await this.keep(paid);
    return paid;
  }

  /** Notes that the webhook has taken the event. */
  async markDelivered(id: string): Promise<void> {
    const stored = this.sessions.get(id);
    if (stored?.event) await this.keep({ ...stored, event: { ...stored.event, delivered: true } });
  }

  private async keep(stored: StoredSession): Promise<void> {
    const { id } = stored.session;
    this.sessions.set(id, stored);
    // One after the other, so that the newest state is the one that stays.
    this.writing = this.writing
      .catch(() => undefined)
      .then(() => writeJson(path.join(this.folder, `${id}.json`), stored));
    await this.writing;
  }
}
