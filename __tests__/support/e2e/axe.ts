import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { phone } from './open';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = createRequire(__filename).resolve('axe-core/axe.min.js');
const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with the page as it stands, one line for each element: "rule: selector, what is wrong".
 * Only what is visible counts, so open menus and scroll first.
 */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.addScriptTag({ path: source });
  return page.evaluate(async (values) => {
    const { violations } = await window.axe.run({ runOnly: { type: 'tag', values } });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}, ${failureSummary}`),
    );
  }, tags);
}

/** Makes the window a phone's, as tall as the page: the call bar at the bottom of a screen always lies over something. */
export async function showOnTallPhone(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...phone, height });
}

const desktop = { width: 1280, height: 900 };

/** Fails when axe finds something, on a phone or on a desktop. */
export async function expectAccessible(page: Page): Promise<void> {
  await showOnTallPhone(page);
  expect(await accessibilityProblems(page), 'on a phone').toEqual([]);
  await page.setViewportSize(desktop);
  expect(await accessibilityProblems(page), 'on a desktop').toEqual([]);
}
