import type { Page } from '@playwright/test';
import type { BuiltPage } from '../routes';

/** Something that must be true of every page. @returns one line for each thing that is wrong */
export type PageCheck = (page: Page, built: BuiltPage) => Promise<readonly string[]>;
