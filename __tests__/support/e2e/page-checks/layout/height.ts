import { contentOf } from '../../../content';
import { phone } from '../../open';
import type { PageCheck } from '../page-check';

/** How tall a page may be on a phone, in pixels. */
const most = { home: 9_000, page: 9_500 };

const legal = contentOf('navigation').legal.map(({ to }) => to);

/** On a phone no page but legal texts and posts is longer than a visitor scrolls. */
export const height: PageCheck = async (page, { address }) => {
  const isText = legal.includes(address) || /^\/blog\/./.test(address);
  if (page.viewportSize()?.width !== phone.width || isText) return [];
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  const limit = address === '/' ? most.home : most.page;
  return tall > limit ? [`${tall} px tall instead of ${limit}`] : [];
};
