import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlFiles } from '../../plugins/gatsby-plugin-publish';

const scripts = /<script(?![^>]*\bapplication\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;
const preloads = /<link[^>]*\bas="(?:script|fetch)"[^>]*>/g;

/**
 * Copies a built site without its scripts: the same pages as they would be if there were none.
 * @param twinDir folder of the copy
 */
export function writeTwin(publicDir: string, twinDir: string): void {
  rmSync(twinDir, { recursive: true, force: true });
  cpSync(publicDir, twinDir, { recursive: true });
  for (const file of htmlFiles(publicDir)) {
    const html = readFileSync(join(publicDir, file), 'utf8');
    writeFileSync(join(twinDir, file), html.replace(scripts, '').replace(preloads, ''));
  }
}
