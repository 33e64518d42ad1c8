import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';

/** Values by their id, kept as one JSON file each, so that they survive a restart. */
export class JsonFolder<Value extends { id: string }> {
  private readonly values = new Map<string, Value>();

  /** Opens the folder, making it when missing. A damaged file is named on the console and left out. */
  constructor(
    private readonly folder: string,
    schema: z.ZodType<Value>,
  ) {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder).sort()) {
      if (!name.endsWith('.json')) continue;
      const file = path.join(folder, name);
      try {
        const value = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
        this.values.set(value.id, value);
      } catch {
        console.warn(`${file} ist beschädigt und wird übergangen.`);
      }
    }
  }

  get(id: string): Value | undefined {
    return this.values.get(id);
  }

  /** In the order in which they came. */
  all(): Value[] {
    return [...this.values.values()];
  }

  /** Writes a draft first: a reader never sees half a file. */
  save(value: Value): void {
    this.values.set(value.id, value);
    const file = this.file(value.id);
    writeFileSync(`${file}.tmp`, `${JSON.stringify(value, null, 2)}\n`);
    renameSync(`${file}.tmp`, file);
  }

  /** Deletes what was saved, and nothing else in the folder. */
  clear(): void {
    for (const id of this.values.keys()) rmSync(this.file(id), { force: true });
    this.values.clear();
  }

  private file(id: string): string {
    return path.join(this.folder, `${id}.json`);
  }
}
