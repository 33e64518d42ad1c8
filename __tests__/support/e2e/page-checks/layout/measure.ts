import type { Page } from '@playwright/test';

/** A line of text, or a picture or control, as the browser has placed it. */
export type Box = {
  left: number;
  right: number;
  top: number;
  bottom: number;
};

/** A stretch of text without markup in it. */
export type Text = {
  words: string;
  size: number;
  /** Within a picture of the product. */
  inFigure: boolean;
  /** Words that go on in the next line without a hyphen, with a stroke where they break. */
  broken: readonly string[];
  /** How far it reaches beyond the right edge of its block. */
  overhang: number;
  /** A frame around it hides a part of its letters. */
  cut: boolean;
  lines: readonly Box[];
};

/** Everything visible in main and footer, folded parts unfolded. */
export type Measures = {
  texts: readonly Text[];
  things: readonly (Box & { name: string; holds: readonly number[] })[];
};

/**
 * Measures every text, picture and control. Hyphens that only a dictionary of the browser would set
 * are off: not every browser has the German one.
 */
export async function measure(page: Page): Promise<Measures> {
  // A sheet of the page's own scripts: the policy refuses style elements.
  await page.evaluate(() => {
    const manual = new CSSStyleSheet();
    manual.replaceSync('* { hyphens: manual !important }');
    document.adoptedStyleSheets.push(manual);
  });
  const measures = await page.evaluate(measureInPage);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return measures;
}

async function measureInPage(): Promise<Measures> {
  await document.fonts.ready;
  const folded = [...document.querySelectorAll('details')].filter(
    (one) => !one.open && !one.closest('header'),
  );
  for (const one of folded) one.open = true;

  const nodes: Text[] = [];
  const owners: Element[] = [];
  for (const root of document.querySelectorAll('main, main ~ section, footer')) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (!owner || !/\S/.test(node.textContent ?? '') || !isSeen(owner)) continue;
      nodes.push(describe(node, owner));
      owners.push(owner);
    }
  }
  const things = [...document.querySelectorAll('main :is(img, video, button, input, textarea)')]
    .filter(isSeen)
    .map((thing) => ({
      ...clipped(boxOf(thing.getBoundingClientRect()), thing),
      name: `${thing.localName} ${thing.className}`,
      holds: owners.flatMap((owner, index) =>
        // A picture and the words on it may be one link.
        thing.contains(owner) || (owner.closest('a, button') ?? owner).contains(thing)
          ? [index]
          : [],
      ),
    }));
  for (const one of folded) one.open = false;
  return { texts: nodes, things };

  function isSeen(element: Element): boolean {
    const visible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return visible && !element.closest('.visually-hidden, dialog, noscript') && !isBar(element);
  }

  /** Part of a bar at the lower edge of the window, which lies over whatever is there. */
  function isBar(element: Element | null): boolean {
    if (element === null) return false;
    const { position, bottom } = getComputedStyle(element);
    return (position === 'sticky' && bottom !== 'auto') || isBar(element.parentElement);
  }

  function boxOf({ left, right, top, bottom }: DOMRect): Box {
    return { left, right, top: top + window.scrollY, bottom: bottom + window.scrollY };
  }

  /** What can be seen of it: pictures may be larger than their frames. */
  function clipped({ ...box }: Box, of: Element): Box {
    for (const frame of framesOf(of)) {
      const edge = boxOf(frame.getBoundingClientRect());
      box.left = Math.max(box.left, edge.left);
      box.right = Math.min(box.right, edge.right);
      box.top = Math.max(box.top, edge.top);
      box.bottom = Math.min(box.bottom, edge.bottom);
    }
    return box;
  }

  function framesOf({ parentElement: parent }: Element): Element[] {
    if (!parent) return [];
    const frames = framesOf(parent);
    return getComputedStyle(parent).overflow === 'visible' ? frames : [parent, ...frames];
  }

  /** In a part that scrolls, what is hidden comes into view. */
  function isCut(rect: DOMRect, owner: Element, size: number): boolean {
    if (framesOf(owner).some((frame) => /auto|scroll/.test(getComputedStyle(frame).overflow)))
      return false;
    const box = boxOf(rect);
    const seen = clipped(box, owner);
    const room = (rect.height - size * 0.7) / 2;
    return (
      seen.left - box.left > 2 ||
      box.right - seen.right > 2 ||
      seen.top - box.top > room + 1 ||
      box.bottom - seen.bottom > room + 1
    );
  }

  function rectsOf(node: Node, from: number, to: number): DOMRect[] {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  }

  function describe(node: Node, owner: Element): Text {
    const text = node.textContent ?? '';
    const rects = rectsOf(node, 0, text.length);
    const block = blockOf(owner).getBoundingClientRect();
    const right = Math.max(...rects.map((rect) => rect.right));
    const size = parseFloat(getComputedStyle(owner).fontSize) * scaleOf(owner);
    return {
      words: text.trim().replace(/\s+/g, ' ').slice(0, 60),
      size,
      inFigure: owner.closest('figure') !== null,
      broken: linesOf(rects) > 1 && !(owner instanceof SVGElement) ? brokenWords(node, text) : [],
      overhang: block.width > 0 && !(owner instanceof SVGElement) ? right - block.right : 0,
      cut: rects.some((rect) => isCut(rect, owner, size)),
      lines: rects.map(boxOf),
    };
  }

  /** How much a drawing is enlarged with its text. */
  function scaleOf(element: Element): number {
    return element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  }

  function blockOf(element: Element): Element {
    const isInline = /^(inline|contents)$/.test(getComputedStyle(element).display);
    return isInline && element.parentElement ? blockOf(element.parentElement) : element;
  }

  function linesOf(rects: DOMRect[]): number {
    return new Set(rects.map(({ top }) => Math.round(top))).size;
  }

  function brokenWords(node: Node, text: string): string[] {
    return [...text.matchAll(/[\p{L}\p{N}\u00ad]{2,}/gu)].flatMap(({ index, 0: word }) => {
      if (linesOf(rectsOf(node, index, index + word.length)) < 2) return [];
      const topOf = (at: number) => rectsOf(node, index + at, index + at + 1).at(-1)?.top ?? NaN;
      const starts = Array.from({ length: word.length - 1 }, (_, before) => before + 1);
      return starts
        .filter((at) => topOf(at) - topOf(at - 1) > 4 && word[at - 1] !== '\u00ad')
        .map((at) => `${word.slice(0, at)}|${word.slice(at)}`);
    });
  }
}
