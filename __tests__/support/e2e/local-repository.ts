import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { z } from 'zod';

/** Writes files into the browser's own file system, as the folder a person would choose. */
async function give(page: Page, files: readonly [string, string][]): Promise<void> {
  await page.evaluate(async (entries) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, text] of entries) {
      let folder = root;
      const names = path.split('/');
      const file = names.pop() ?? '';
      for (const name of names) folder = await folder.getDirectoryHandle(name, { create: true });
      const writable = await (await folder.getFileHandle(file, { create: true })).createWritable();
      await writable.write(text);
      await writable.close();
    }
  }, files);
}

/** The bytes of every file in the browser's own file system, by path. */
const taken = (page: Page): Promise<[string, number[]][]> =>
  page.evaluate(async () => {
    const files: [string, number[]][] = [];
    const walk = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await walk(handle, `${path}${name}/`);
        if (!(handle instanceof FileSystemFileHandle)) continue;
        const content = await (await handle.getFile()).arrayBuffer();
        files.push([`${path}${name}`, Array.from(new Uint8Array(content))]);
      }
    };
    await walk(await navigator.storage.getDirectory(), '');
    return files;
  });

/**
 * Opens the editor on a copy of the content. It asks for a folder of this machine; the browser's own
 * file system stands in for it, with the texts of the copy.
 * @param changes made to files before
 */
export async function localRepository(
  page: Page,
  changes: Readonly<Record<string, (source: string) => string>> = {},
) {
  const root = mkdtempSync(join(tmpdir(), 'redaktion-'));
  cpSync('content', join(root, 'content'), { recursive: true });
  for (const name of ['src', 'plugins', 'tools', 'node_modules', 'static', 'supabase'])
    symlinkSync(resolve(name), join(root, name));
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  for (const [file, change] of Object.entries(changes))
    writeFileSync(join(root, file), change(read(file)));
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto('/admin');
  const texts = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(yaml|mdx)$/.test(file))
    .map((file): [string, string] => [`content/${file}`, read(`content/${file}`)]);
  await give(page, texts);
  await page.getByRole('button', { name: 'Mit lokalem Repository arbeiten' }).click();
  await page.getByRole('button', { name: 'Neu' }).waitFor();
  return {
    root,
    read,
    /** Takes over what the editor has saved. */
    take: async (): Promise<void> => {
      for (const [path, bytes] of await taken(page)) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), Buffer.from(bytes));
      }
    },
    /** The fields of a YAML file, or those above a text. */
    data: (file: string) => {
      const [, frontmatter = read(file)] = /^---\n([\s\S]*?)\n---\n/.exec(read(file)) ?? [];
      return z.record(z.string(), z.unknown()).parse(parse(frontmatter));
    },
    /** What `npm run check:content` complains about; nothing when it passes. */
    check: (): string => {
      const args = [resolve('tools/cli/run.mjs'), 'check:content'];
      const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
      return status === 0 ? '' : stderr || `ended with ${status}`;
    },
  };
}
