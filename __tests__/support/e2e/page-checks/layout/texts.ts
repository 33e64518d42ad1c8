import type { Page } from '@playwright/test';
import { type Box, measure, type Measures, type Text } from './measure';

/** The smallest type: in the page, and in a picture of the product. */
const smallest = { page: 13, figure: 12 };

/**
 * No word breaks without a hyphen, no type is too small, nothing lies over a text, out of its box
 * or is cut off.
 */
export async function texts(page: Page): Promise<string[]> {
  const measures = await measure(page);
  return [...measures.texts.flatMap(faultsOf), ...overlaps(measures)];
}

/** The same without a word on where words break: a column of a few letters breaks any. */
export async function wholeTexts(page: Page): Promise<string[]> {
  const { texts: all, things } = await measure(page);
  const unbroken = all.map((text) => ({ ...text, broken: [] }));
  return [...unbroken.flatMap(faultsOf), ...overlaps({ texts: unbroken, things })];
}

function faultsOf({ words, size, inFigure, broken, overhang, cut }: Text): string[] {
  const tooSmall = size < (inFigure ? smallest.figure : smallest.page) - 0.05;
  return [
    ...broken.map((word) => `broken without a hyphen: ${word} in „${words}“`),
    ...(tooSmall ? [`${size.toFixed(1)} px small: ${words}`] : []),
    ...(overhang > 1.5 ? [`${Math.round(overhang)} px out of its box: ${words}`] : []),
    ...(cut ? [`cut off: ${words}`] : []),
  ];
}

/** Letters without the space above and below them, which lines may share. */
const letters = (text: Text, line: Box): Box => {
  const middle = (line.top + line.bottom) / 2;
  return { ...line, top: middle - text.size * 0.35, bottom: middle + text.size * 0.35 };
};

const overlap = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;

function overlaps({ texts: all, things }: Measures): string[] {
  const lines = all
    .flatMap((text, index) => text.lines.map((line) => ({ ...letters(text, line), text, index })))
    .sort((one, other) => one.top - other.top);
  const found = new Set<string>();
  lines.forEach((line, position) => {
    for (const other of lines.slice(position + 1)) {
      if (other.top > line.bottom) break;
      if (other.index !== line.index && overlap(line, other))
        found.add(`overlap: „${line.text.words}“ and „${other.text.words}“`);
    }
    for (const thing of things)
      if (!thing.holds.includes(line.index) && overlap(line, thing))
        found.add(`overlap: „${line.text.words}“ and ${thing.name}`);
  });
  return [...found];
}
