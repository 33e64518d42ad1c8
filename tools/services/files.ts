import { rename, writeFile } from 'node:fs/promises';

/** Writes a value as readable JSON. Written beside and renamed: a reader never meets half a file. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  const draft = `${file}.tmp`;
  await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`);
  await rename(draft, file);
}
