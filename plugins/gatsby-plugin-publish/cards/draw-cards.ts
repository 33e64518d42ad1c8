import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileCache } from '../file-cache';
import { cardPath } from './address';
import type { Card } from './card';
import { drawCard } from './draw-card';

/** What decides a card's look apart from its words. */
const design = [
  'plugins/gatsby-plugin-publish/cards',
  'src/lib/dial-shapes.ts',
  'src/styles/tokens.css',
];

/** How many are drawn at once; the pictures themselves are made in threads. */
const atOnce = 4;

/**
 * Draws the cards of all pages into public/. A card that looks as before is taken from `cache`.
 * @param folder that outlives the build
 * @returns how many had to be drawn
 */
export async function drawCards(
  publicDir: string,
  cards: readonly Card[],
  folder: string,
): Promise<number> {
  const cache = fileCache(folder, design);
  const waiting = cards[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (const card of waiting) {
      const { route, cover, ...words } = card;
      const look = JSON.stringify([words, cover?.internal.contentDigest]);
      const file = join(publicDir, cardPath(route));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await cache.of(look, () => drawCard(card)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  cache.forgetOthers();
  return cache.made();
}
