import { expect, test } from '../support/e2e/test';
import { builtPages } from '../support/e2e/routes';
import { specFacts } from '../support/facts/facts';

/** Text of a page as a visitor reads it, with ordinary spaces. */
const readable = (text: string) => text.replace(/[\s\u00a0]+/g, ' ');

test('every page but the single posts has facts to be checked', () => {
  const pages = builtPages().filter(
    ({ status, address }) => status === 200 && !address.startsWith('/blog/'),
  );
  expect(Object.keys(specFacts).sort()).toEqual(pages.map(({ address }) => address).sort());
});

for (const [route, { texts, links = [] }] of Object.entries(specFacts)) {
  test(`${route} says what the specification demands`, async ({ browser }) => {
    // Without script: what a search engine and a first look get, all alternatives included.
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(route);
    const text = readable(await page.locator('main').evaluate((main) => main.textContent ?? ''));
    const labels = await page
      .locator('main [aria-label]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    const hrefs = await page
      .locator('main a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(texts.filter((fact) => !text.includes(fact) && !labels.includes(fact))).toEqual([]);
    expect(links.filter((link) => !hrefs.includes(link))).toEqual([]);
    await context.close();
  });
}
