import type { Page } from '@playwright/test';

/** More than any page has: a walk that does not end is a trap. */
const most = 300;

/**
 * Tab leads through every control once, in the order of the document; the control shows that it has
 * the focus, and nothing lies over it.
 */
export async function keyboard(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    // The next Tab leads to the first control.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    for (const control of document.querySelectorAll<HTMLElement | SVGElement>('[data-reached]'))
      delete control.dataset.reached;
  });
  const problems: string[] = [];
  for (let step = 1; step <= most; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(lookAtFocus);
    if (found === 'over') return [...problems, ...(await page.evaluate(notReached))];
    problems.push(...found);
  }
  return [...problems, `the focus does not come out after ${most} steps`];
}

/** What is wrong with the control that has the focus now; 'over' when none has. */
function lookAtFocus(): string[] | 'over' {
  const element = document.activeElement;
  const isControl = element instanceof HTMLElement || element instanceof SVGElement;
  if (!isControl || element === document.body) return 'over';
  // Back at the beginning: some browsers do not leave the page.
  if (element.dataset.reached !== undefined) return 'over';
  const name = `${element.localName} „${(element.textContent || element.ariaLabel || element.id).trim().slice(0, 40)}“`;
  const last = document.querySelector('[data-reached="last"]');
  if (last instanceof HTMLElement || last instanceof SVGElement) last.dataset.reached = '';
  element.dataset.reached = 'last';
  const follows =
    last === null ||
    Boolean(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  // A control of its own design is drawn by its label, a field with its unit by the outline of both.
  const drawn = element.closest('label') ?? element;
  const frame = element.parentElement ?? element;
  const hasOutline = (part: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle !== 'none' && outlineWidth !== '0px';
  };
  const marked =
    getComputedStyle(element).stroke !== 'none' ||
    hasOutline(frame) ||
    [element, drawn, ...drawn.children].some(
      (part) => hasOutline(part) || getComputedStyle(part).boxShadow !== 'none',
    );
  const [box = drawn.getBoundingClientRect()] = drawn.getClientRects();
  const top = document.elementFromPoint(
    Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1),
    box.top + Math.min(box.height / 2, 20),
  );
  const free = top !== null && (drawn.contains(top) || top.contains(drawn));
  return [
    ...(follows ? [] : [`out of order: ${name}`]),
    ...(marked ? [] : [`focus does not show: ${name}`]),
    ...(free ? [] : [`covered by ${top?.localName ?? 'the edge of the window'}: ${name}`]),
  ];
}

/** Controls somebody sees and Tab did not lead to. */
function notReached(): string[] {
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary',
  );
  return (
    [...all]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => control.dataset.reached === undefined && control.tabIndex >= 0)
      // Arrow keys lead through the other members of a group.
      .filter((control) => !(control instanceof HTMLInputElement && control.type === 'radio'))
      .filter((control) => control.closest('iframe') === null)
      .map((control) => `not reached: ${control.localName} „${control.textContent.slice(0, 40)}“`)
  );
}
