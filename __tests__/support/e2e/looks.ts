import type { Page } from '@playwright/test';

/** Heading and sections that cannot be seen, as when they wait for a script to reveal them. */
export function hiddenParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const heading = document.querySelector('h1');
    const parts = [...(heading ? [heading] : []), ...document.querySelectorAll('.reveal')];
    // What is folded in can be unfolded without script.
    const shown = parts.filter((part) => !part.closest('details:not([open])'));
    const hidden = shown.filter((part) => !part.checkVisibility({ opacityProperty: true }));
    const missing = heading ? [] : ['no main heading'];
    return [...missing, ...hidden.map((part) => `hidden: ${part.textContent.slice(0, 80)}`)];
  });
}

/** What makes a page of this width scroll sideways, and cells of tables that are cut off. */
export async function tooWide(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(() => {
    const outside = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < 0 || right > window.innerWidth;
      });
    const { scrollWidth } = document.documentElement;
    const widest = scrollWidth > window.innerWidth ? outside('body :not(:has(*))') : [];
    return [...widest.filter((one) => one.checkVisibility()), ...outside('td, th')].map(
      (one) => `${scrollWidth} px: ${one.localName} „${one.textContent.slice(0, 60)}“`,
    );
  });
}

/** Calls to action, which have a ground or a frame of their own, that are higher than two lines. */
export function tallActions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a, button)')].flatMap((action) => {
      const { backgroundColor, borderTopWidth, borderLeftWidth } = getComputedStyle(action);
      const isFilled = !/rgba\(.*, 0\)|transparent/.test(backgroundColor);
      const isFramed = borderTopWidth !== '0px' && borderLeftWidth !== '0px';
      const isCall = (isFilled || isFramed) && !action.querySelector('h2, h3, p, img, svg, figure');
      const { height } = action.getBoundingClientRect();
      return isCall && height > 80 ? [`${height} px high: ${action.textContent}`] : [];
    }),
  );
}

/** The head of the page that is open. */
export function headOf(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.getAttribute(attribute));
    return {
      language: document.documentElement.lang,
      title: document.title,
      descriptions: all('meta[name="description"]', 'content'),
      canonicals: all('link[rel="canonical"]', 'href'),
      headings: document.querySelectorAll('h1').length,
    };
  });
}

/** What is stored beyond the answer to the banner and where a page was left, as the privacy policy says. */
export async function storedBesides(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const keys = await page.evaluate(() => [localStorage, sessionStorage].flatMap(Object.keys));
  const others = keys.filter((key) => !/^(cookieConsent$|@@scroll\|)/.test(key));
  return [...cookies.map(({ name }) => `cookie ${name}`), ...others];
}
