import { forNode, site } from '../addresses';
import type { PageCheck } from './page-check';

type Answer = { status: number; html: string };

/** Pages already asked for, by address without fragment; most links lead to the same few. */
const answers = new Map<string, Promise<Answer>>();

/**
 * Every link within the site is answered by 200 at once, and its fragment is the id of an element.
 */
export const links: PageCheck = async (page) => {
  const targets = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')));
  const here = { address: page.url(), html: await page.content() };
  const internal = [...new Set(targets)].filter((target) => target.startsWith(site));
  const verdicts = await Promise.all(internal.map((target) => verdict(target, here)));
  return verdicts.filter((text) => text !== undefined);
};

async function verdict(target: string, here: { address: string; html: string }) {
  const [address = '', fragment] = target.split('#');
  // A place on the page itself needs no answer: the page may be one that answers 404.
  const isHere = fragment !== undefined && address === here.address;
  const { status, html } = isHere ? { status: 200, html: here.html } : await answerOf(address);
  if (status !== 200) return `${target}: ${status}`;
  const hasPlace = !fragment || html.includes(`id="${decodeURIComponent(fragment)}"`);
  return hasPlace ? undefined : `${target}: no such place`;
}

function answerOf(address: string): Promise<Answer> {
  const answer = answers.get(address) ?? ask(address);
  answers.set(address, answer);
  return answer;
}

async function ask(address: string): Promise<Answer> {
  const response = await fetch(forNode(address), { redirect: 'manual' });
  return { status: response.status, html: await response.text() };
}
