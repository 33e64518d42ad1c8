import { join } from 'node:path';
import type { FileCache } from '../file-cache';
import type { Card } from './card';
import { drawCard } from './draw-card';
import { cardPath } from '../published';
import { writeWhole } from '../../gatsby-source-content';

/** How many are drawn at once; the pictures themselves are made in threads. */
const atOnce = 4;

/** Draws the cards of all pages into public/. A card that looks as before is taken from `cache`. */
export async function drawCards(
  publicDir: string,
  cards: readonly Card[],
  cache: FileCache,
): Promise<void> {
  const waiting = cards[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (const card of waiting) {
      const { route, cover, ...words } = card;
      const look = JSON.stringify([words, cover?.internal.contentDigest]);
      const picture = await cache.of(look, () => drawCard(card));
      writeWhole(join(publicDir, cardPath(route)), picture);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
