import type { PageCheck } from './page-check';

/** Nothing scrolls sideways. */
export const width: PageCheck = (page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth} px`] : [];
  });
