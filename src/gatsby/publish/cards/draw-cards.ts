import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { cardPath } from './address';
import type { Card } from './card';
import { drawCard } from './draw-card';

/** Everything besides its words that a card looks like. */
const design = ['src/gatsby/publish/cards', 'src/lib/dial-shapes.ts', 'src/styles/tokens.css'];

function designHash(): string {
  const hash = createHash('sha256');
  for (const path of design) {
    const files = path.includes('.') ? [path] : readdirSync(path).map((name) => join(path, name));
    for (const file of files.sort()) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** How many are drawn at once; the pictures themselves are made in threads. */
const atOnce = 4;

/**
 * Draws the cards of all pages into public/. A card that looks as before is taken from `cache`.
 * @param cache folder that outlives the build
 * @returns how many had to be drawn
 */
export async function drawCards(
  publicDir: string,
  cards: readonly Card[],
  cache: string,
): Promise<number> {
  const look = designHash();
  rmSync(join(publicDir, dirname(cardPath('/'))), { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const used = new Set<string>();
  const waiting = cards[Symbol.iterator]();
  let drawn = 0;
  const work = async (): Promise<void> => {
    for (const card of waiting) {
      const { route, cover, ...words } = card;
      const seen = JSON.stringify([look, words, cover?.internal.contentDigest]);
      const name = `${createHash('sha256').update(seen).digest('hex')}.png`;
      used.add(name);
      if (!existsSync(join(cache, name))) {
        writeFileSync(join(cache, name), await drawCard(card));
        drawn += 1;
      }
      const file = join(publicDir, cardPath(route));
      mkdirSync(dirname(file), { recursive: true });
      copyFileSync(join(cache, name), file);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(join(cache, name));
  return drawn;
}
