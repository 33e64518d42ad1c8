import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';

/** Values by their id, kept as one JSON file each, so that they survive a restart. */
export class JsonFolder<Value extends { id: string }> {
  // In memory too: a change is visible at once, before its file is written.
  private readonly values = new Map<string, Value>();

  private writing: Promise<void> = Promise.resolve();

  private constructor(private readonly folder: string) {}

  /** Opens the folder, making it when missing. A damaged file is named on the console and left out. */
  static async open<Value extends { id: string }>(
    folder: string,
    schema: z.ZodType<Value>,
  ): Promise<JsonFolder<Value>> {
    await mkdir(folder, { recursive: true });
    const opened = new JsonFolder<Value>(folder);
    for (const name of (await readdir(folder)).sort()) {
      if (!name.endsWith('.json')) continue;
      const file = path.join(folder, name);
      try {
        const value = schema.parse(JSON.parse(await readFile(file, 'utf8')));
        opened.values.set(value.id, value);
      } catch {
        console.warn(`${file} ist beschädigt und wird übergangen.`);
      }
    }
    return opened;
  }

  get(id: string): Value | undefined {
    return this.values.get(id);
  }

  /** In the order in which they came. */
  all(): Value[] {
    return [...this.values.values()];
  }

  async save(value: Value): Promise<void> {
    this.values.set(value.id, value);
    // One after the other, so that the newest state is the one that stays.
    this.writing = this.writing.catch(() => undefined).then(() => this.write(value));
    await this.writing;
  }

  /** Deletes what was saved, and nothing else in the folder. */
  async clear(): Promise<void> {
    for (const id of this.values.keys()) await rm(this.file(id), { force: true });
    this.values.clear();
  }

  /** Writes a draft first: a reader never sees half a file. */
  private async write(value: Value): Promise<void> {
    const file = this.file(value.id);
    await writeFile(`${file}.tmp`, `${JSON.stringify(value, null, 2)}\n`);
    await rename(`${file}.tmp`, file);
  }

  private file(id: string): string {
    return path.join(this.folder, `${id}.json`);
  }
}
