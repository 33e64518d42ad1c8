import { readFile, rename, writeFile } from 'node:fs/promises';
import type { z } from 'zod';

/** Writes a value as readable JSON, to a draft first: a reader never sees half a file. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  const draft = `${file}.tmp`;
  await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`);
  await rename(draft, file);
}

/** Reads a JSON file. Nothing when there is none, or a damaged one (named on the console). */
export async function readJson<Value>(
  file: string,
  schema: z.ZodType<Value>,
): Promise<Value | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    console.warn(`${file} ist beschädigt und wird übergangen.`);
    return undefined;
  }
}
