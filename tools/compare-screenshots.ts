import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** How far a channel may differ before it counts: less is how a font was smoothed. */
const tolerance = 24;

/**
 * Puts screenshots of two states side by side and names those that differ, as information.
 * @param base folder with the screenshots before
 * @param folder with those after; the pairs go into its folder compare/
 * @returns a line for each page that is new or changed
 */
export async function compareScreenshots(base: string, folder: string): Promise<string[]> {
  const pairs = join(folder, 'compare');
  mkdirSync(pairs, { recursive: true });
  const lines: string[] = [];
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.png'))) {
    const [before, after] = [join(base, name), join(folder, name)];
    if (!existsSync(before)) {
      lines.push(`${name}: new`);
      continue;
    }
    const difference = await differenceOf(before, after);
    if (difference === undefined) continue;
    lines.push(`${name}: ${difference}`);
    const besides = { across: 2, shim: 16, background: '#b4421f' };
    await sharp([before, after], { join: besides }).png().toFile(join(pairs, name));
  }
  return lines;
}

/** What differs in words; nothing for two pictures that look the same. */
async function differenceOf(before: string, after: string): Promise<string | undefined> {
  const pixels = (file: string) =>
    sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [old, now] = await Promise.all([pixels(before), pixels(after)]);
  const higher = now.info.height - old.info.height;
  if (now.info.width !== old.info.width || higher !== 0)
    return `${higher > 0 ? '+' : ''}${higher} px high`;
  let changed = 0;
  for (let index = 0; index < old.data.length; index += 3)
    if (Math.abs((old.data[index + 1] ?? 0) - (now.data[index + 1] ?? 0)) > tolerance) changed += 1;
  const share = (changed / (old.data.length / 3)) * 100;
  return changed === 0 ? undefined : `${share.toFixed(2)} % of its pixels`;
}
