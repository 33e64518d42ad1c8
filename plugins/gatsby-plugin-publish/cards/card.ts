import type { Navigation, Site } from '../../../src/content-model/data';
import { minutesOfDay } from '../../../src/lib/format';
import type { Post, Published } from '../published';
import { textOf } from '../text-of';

/** What networks show for a link: 1.91 to 1. */
export const cardSize = { width: 1200, height: 630 } as const;

/** What a card shows. */
export type Card = {
  route: string;
  site: string;
  kicker: string;
  title: string;
  /** Where the hand of the dial stands, 0–24. */
  hour: number;
  /** The cover of a post, which takes the place of the dial. */
  cover: Post['cover'];
};

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The first time of day that is told on a page. */
function firstTime(value: unknown): string | undefined {
  if (typeof value === 'string') return clockTime.test(value) ? value : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const part of Object.values(value)) {
    const found = firstTime(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The card of a page: its main heading under the menu it belongs to, and the dial at the first hour
 * the page tells of.
 */
export function cardOf(
  page: Published,
  html: string,
  { site, navigation }: { site: Site; navigation: Navigation },
): Card {
  const [, heading = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  const title = textOf(heading);
  const menu = navigation.menus.find(({ links }) => links.some(({ to }) => to === page.route));
  const time = firstTime('sections' in page ? page.sections : undefined);
  const place = page.type === 'post' ? page.category : (menu?.label ?? site.tagline);
  return {
    route: page.route,
    site: site.name,
    kicker: time === undefined ? place : `${place} · ${time}\u00a0Uhr`,
    title,
    hour: minutesOfDay(time ?? site.contact.phoneHours.from) / 60,
    cover: page.type === 'post' ? page.cover : undefined,
  };
}
