import type { Page } from '@playwright/test';
import { contentOf, find, sectionOf } from '../content';

const { heading, assistants, show } = sectionOf('/', 'team');

/**
 * First names of the assistants on the home page, in order, and how many of them a desktop shows.
 */
export const colleagues = assistants.map((id) => find(contentOf('assistants'), 'id', id).name);
export const shownAtOnce = show;

/** The section with the assistants on the home page. */
export function teamOf(page: Page) {
  const region = page.getByRole('region', { name: heading });
  return {
    region,
    /** First names of those a visitor sees, in order. */
    shown: async () => {
      const texts = await region.getByRole('heading', { level: 3 }).allTextContents();
      return texts.map((text) => colleagues.find((name) => text.startsWith(name)) ?? text);
    },
  };
}
