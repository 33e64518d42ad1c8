import { seoOf } from '../../content';
import { site } from '../addresses';
import type { PageCheck } from './page-check';

/** Status, language, title, description, canonical link and the one main heading. */
export const head: PageCheck = async (page, { address, status, canonicalPath }) => {
  const found = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.getAttribute(attribute));
    return {
      status: navigation instanceof PerformanceNavigationTiming ? navigation.responseStatus : 0,
      language: document.documentElement.lang,
      title: document.title,
      descriptions: all('meta[name="description"]', 'content'),
      canonicals: all('link[rel="canonical"]', 'href'),
      headings: document.querySelectorAll('h1').length,
    };
  });
  const [description = ''] = found.descriptions;
  const seo = seoOf(address);
  const isWrong = {
    status: found.status !== status,
    language: found.language !== 'de',
    title: seo ? found.title !== seo.title : !/\S/.test(found.title),
    description: seo ? description !== seo.description : !/^.{50,160}$/.test(description ?? ''),
    descriptions: found.descriptions.length !== 1,
    canonicals: found.canonicals.join(' ') !== site + canonicalPath,
    headings: found.headings !== 1,
  };
  const facts = JSON.stringify(found);
  return Object.entries(isWrong).flatMap(([what, wrong]) => (wrong ? [`${what}: ${facts}`] : []));
};
