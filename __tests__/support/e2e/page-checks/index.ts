import type { Page } from '@playwright/test';
import { phone } from '../open';
import type { BuiltPage } from '../routes';
import { expect } from '../test';
import { accessibility } from './accessibility';
import { editorTexts } from './editor-texts';
import { fieldLetters } from './field-letters';
import { head } from './head';
import { orphans } from './layout/orphans';
import { texts, wholeTexts } from './layout/texts';
import { width } from './layout/width';
import type { PageCheck } from './page-check';
import { paper, paperSize } from './paper';
import { readable } from './readable';
import { storage } from './storage';

/** Some checks of a page at one size of its window, by the name a failure is reported under. */
type Round = {
  size: { width: number; height: number };
  checks: Readonly<Record<string, PageCheck>>;
};

/** What must be true before any script has come. */
export const beforeScripts = { readable };

const layout = { width, orphans, texts };

/** What must be true afterwards. The page is opened once and goes through all rounds. */
export const rounds: readonly Round[] = [
  {
    size: { width: 1440, height: 900 },
    checks: { head, editorTexts, storage, ...layout, accessibility },
  },
  { size: phone, checks: { ...layout, accessibility, fieldLetters } },
];

/** What must be true at widths in between, which change less often. */
export const otherRounds: readonly Round[] = [
  { size: { width: 320, height: 640 }, checks: layout },
  { size: { width: 768, height: 1024 }, checks: layout },
];

/** What must be true with text twice as large. */
export const largeTextRounds: readonly Round[] = [
  { size: { width: 1440, height: 900 }, checks: { width, texts } },
  { size: phone, checks: { width, wholeTexts } },
];

/** What must be true when somebody prints the page. */
export const paperRounds: readonly Round[] = [{ size: paperSize, checks: { paper } }];

/** Runs checks softly, so that one run names everything that is wrong with the page. */
export async function runChecks(
  checks: Readonly<Record<string, PageCheck>>,
  page: Page,
  built: BuiltPage,
): Promise<void> {
  for (const [name, check] of Object.entries(checks))
    expect.soft(await check(page, built), name).toEqual([]);
}

/** Runs the rounds one after the other on a page that is open. */
export async function runRounds(
  all: readonly Round[],
  page: Page,
  built: BuiltPage,
): Promise<void> {
  for (const { size, checks } of all) {
    await page.setViewportSize(size);
    await runChecks(checks, page, built);
  }
}
