import { offerPlays } from '../../../../src/features/play/offer';
import { play } from '../../../../src/features/play/play';
import { playWords as words } from '../../../../src/features/play/messages';

/** What has been animated, and is still under way. */
const running = new Set<{ element: Element }>();
/** Brings what is watched into view. */
let see: (() => void)[] = [];

class Observer {
  constructor(private readonly report: (entries: unknown[]) => void) {}
  observe(target: Element) {
    see.push(() => this.report([{ isIntersecting: true, target }]));
  }
  unobserve() {}
  disconnect() {}
}

const lesser = { matches: false };

beforeEach(() => {
  jest.useFakeTimers();
  running.clear();
  see = [];
  lesser.matches = false;
  Object.assign(window, { IntersectionObserver: Observer, matchMedia: () => lesser });
  Object.assign(Element.prototype, {
    checkVisibility: () => true,
    animate(this: Element) {
      const under = { element: this };
      running.add(under);
      return { cancel: () => running.delete(under), play() {}, pause() {} };
    },
  });
  document.body.innerHTML = `<main><figure data-play=""><figcaption></figcaption>
    <div><div>Kopf</div><ol><li><p>Grüß Gott</p></li><li><p>Ja?</p></li>
    <li><p>Guten Tag</p></li></ol></div>
    </figure></main>`;
});

const figure = () => document.querySelector('figure') ?? document.createElement('figure');
const button = () => figure().querySelector('button');
const isHeld = () => [...running].some(({ element }) => element.textContent === 'Guten Tag');

/** As if it were below the screen. */
function playFromBelow() {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000));
  play(figure());
}

beforeAll(() => {
  Object.assign(window, {
    DOMRect: class {
      constructor(
        readonly left: number,
        readonly top: number,
      ) {}
    },
  });
});
afterEach(() => jest.restoreAllMocks());

test('what is below the screen is held, plays when it is seen, and can be shown at once and again', () => {
  playFromBelow();
  expect(isHeld()).toBe(true);
  expect(button()).toBeNull();
  for (const each of see) each();
  jest.runOnlyPendingTimers();
  expect(button()?.textContent).toBe(words.showAll);
  expect(isHeld()).toBe(true);
  button()?.click();
  expect(isHeld()).toBe(false);
  expect(figure().querySelector('[aria-hidden="true"][style]')).toBeNull();
  expect(button()?.textContent).toBe(words.again);
  button()?.click();
  jest.runOnlyPendingTimers();
  expect(button()?.textContent).toBe(words.showAll);
});

test.each(['click', 'focusin'])('who wants something of it (%s) gets all of it', (sign) => {
  playFromBelow();
  for (const each of see) each();
  jest.runOnlyPendingTimers();
  figure()
    .querySelector('li')
    ?.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(isHeld()).toBe(false);
});

test('who prints gets all of it', () => {
  playFromBelow();
  for (const each of see) each();
  jest.runOnlyPendingTimers();
  window.dispatchEvent(new Event('beforeprint'));
  expect(isHeld()).toBe(false);
});

test('an example plays once', () => {
  playFromBelow();
  const before = running.size;
  play(figure());
  expect(running.size).toBe(before);
});

test('who wants less motion gets nothing of it', () => {
  lesser.matches = true;
  offerPlays(document);
  expect(see).toEqual([]);
});
