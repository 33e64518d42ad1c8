import { desktop, phone } from '../open';
import { accessibility } from './accessibility';
import { editorTexts } from './editor-texts';
import { head } from './head';
import { links } from './links';
import type { PageCheck } from './page-check';
import { readable } from './readable';
import { storage } from './storage';
import { width } from './width';

/** Some checks of a page at one size of its window, by the name a failure is reported under. */
type Round = {
  size: { width: number; height: number };
  checks: Readonly<Record<string, PageCheck>>;
};

/** What must be true before any script has come. */
export const beforeScripts = { readable };

/** What must be true afterwards. The page is opened once and goes through all rounds. */
export const rounds: readonly Round[] = [
  { size: desktop, checks: { head, editorTexts, links, storage, accessibility } },
  { size: phone, checks: { accessibility } },
  { size: { width: 320, height: 640 }, checks: { width } },
];
