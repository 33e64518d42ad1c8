import type { Page } from '@playwright/test';

/** A sheet of A4 between its margins. */
export const paperSize = { width: 672, height: 986 };

/**
 * On paper there is no shell, no dark ground and no pale type; what was folded lies open, links
 * of words say where they lead, and nothing is wider than the sheet.
 */
export async function paper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  const found = await page.evaluate(lookAtPaper);
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  return found;
}

function lookAtPaper(): string[] {
  const isPrinted = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element: Element) =>
    `${element.localName} ${element.className} „${element.textContent.trim().slice(0, 40)}“`;
  const all = [...document.querySelectorAll('body *')].filter(isPrinted);

  /** From 0, black, to 1, white; nothing for what is transparent. */
  const lightness = (colour: string): number | undefined => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return alpha === 0 ? undefined : (0.3 * red + 0.6 * green + 0.1 * blue) / 255;
  };
  const isDark = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const ground = lightness(getComputedStyle(element).backgroundColor) ?? 1;
    return element.localName !== 'img' && ground < 0.35 && width * height > 2_500;
  };
  const isPale = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && /\S/.test(node.data)) &&
    !element.closest('svg, .visually-hidden') &&
    (lightness(getComputedStyle(element).color) ?? 1) > 0.6;

  const shell = [
    'header.night',
    'footer',
    'main nav',
    'form',
    '[role="dialog"]',
    'video',
    'iframe',
  ];
  const inText = 'main a:is([href^="http"], [href^="/"]):not(:has(*))';
  const isSpelledOut = (link: Element) =>
    getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? '?');
  const folded = [...document.querySelectorAll('main details')]
    .filter(isPrinted)
    .flatMap((fold) => [...fold.children].filter((part) => part.localName !== 'summary'));
  const isBeyond = (element: Element) =>
    element.getBoundingClientRect().right > window.innerWidth + 1 &&
    !element.closest('.visually-hidden, svg');
  return [
    ...all.filter((one) => one.matches(shell.join())).map((one) => `printed: ${nameOf(one)}`),
    ...all.filter(isDark).map((one) => `dark ground: ${nameOf(one)}`),
    ...all.filter(isPale).map((one) => `pale type: ${nameOf(one)}`),
    ...[...document.querySelectorAll(inText)]
      .filter((link) => isPrinted(link) && !isSpelledOut(link))
      .map((link) => `leads where? ${nameOf(link)}`),
    ...folded.filter((part) => !isPrinted(part)).map((part) => `folded: ${nameOf(part)}`),
    ...all.filter(isBeyond).map((one) => `beyond the sheet: ${nameOf(one)}`),
  ];
}
