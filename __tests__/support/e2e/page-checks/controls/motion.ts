import type { Page } from '@playwright/test';

/** Nothing moves for somebody who has asked for less motion. */
export function motion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) =>
        animation instanceof CSSAnimation ? animation.animationName : 'a transition',
      ),
  );
}
