import { startScript } from '../../finish/scripts-after-paint';

const allOf = ['/chunks-1.js', '/webpack-runtime-1.js', '/b.js'];
const built = `<h1>Seite</h1>${allOf.map((file) => `<template data-script="${file}"></template>`).join('')}`;

/** Opens a page and runs the script; returns those it has asked for so far. */
function open(page = built): () => string[] {
  document.body.innerHTML = page;
  // innerHTML runs no script.
  const script = document.createElement('script');
  script.textContent = startScript;
  document.head.replaceChildren(script);
  const sources = () =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(
      ({ src }) => new URL(src).pathname,
    );
  return sources;
}

/** Tells of the paint in the next frame. */
class PaintObserver {
  constructor(private readonly tell: () => void) {}
  observe(): void {
    requestAnimationFrame(() => this.tell());
  }
}

// All tests share one window: what a page listens to must not outlive it.
let listening: jest.SpiedFunction<typeof window.addEventListener>;

beforeEach(() => {
  listening = jest.spyOn(window, 'addEventListener');
  Object.assign(window, { requestIdleCallback: (run: () => void) => run() });
  // jsdom paints nothing.
  Object.assign(window, { PerformanceObserver: PaintObserver });
  comingBy('navigate');
});

afterEach(() => {
  for (const [type, listener, options] of listening.mock.calls)
    window.removeEventListener(type, listener, options);
});

/** How the visitor came; jsdom does not know. */
function comingBy(type: NavigationTimingType): void {
  Object.assign(performance, { getEntriesByType: () => [{ toJSON: () => ({ type }) }] });
}

/** Until the next frame is shown; resolves with what has been asked for by then. */
const frame = <Asked>(asked?: () => Asked) =>
  new Promise<Asked | undefined>((done) => requestAnimationFrame(() => done(asked?.())));

/** Until as many tasks have run as scripts could need. */
const later = async () => {
  for (let task = 0; task < 5; task += 1) await new Promise((done) => setTimeout(done));
};

test('no script begins before the page is on the screen, then each in a task of its own', async () => {
  const asked = open();
  window.dispatchEvent(new Event('load'));
  expect(asked()).toEqual([]);
  expect(await frame(asked)).toEqual(['/chunks-1.js']);
  await later();
  expect(asked()).toEqual(allOf);
});

test('they begin in a window that nobody looks at, too, which paints nothing', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  jest.spyOn(PaintObserver.prototype, 'observe').mockReturnValueOnce();
  const asked = open();
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(2000);
  expect(asked()).toEqual([]);
  await jest.advanceTimersByTimeAsync(2000);
  expect(asked()).toEqual(allOf);
  jest.useRealTimers();
});

test('one that fails no longer has its address, so that webpack can ask again', async () => {
  const asked = open();
  window.dispatchEvent(new Event('load'));
  await frame();
  await later();
  const [first] = document.querySelectorAll('script[src]');
  first?.dispatchEvent(new Event('error'));
  expect(asked()).toEqual(allOf.slice(1));
});

test.each(['click', 'keydown'])('%s begins them when its answer is shown, once', async (wake) => {
  const neverIdle = () => 0;
  Object.assign(window, { requestIdleCallback: neverIdle });
  const asked = open();
  document.body.dispatchEvent(new Event(wake, { bubbles: true }));
  document.body.dispatchEvent(new Event(wake, { bubbles: true }));
  expect(asked()).toEqual([]);
  await frame();
  await later();
  expect(asked()).toEqual(allOf);
});

test('a button that nobody hears yet is remembered, no other', () => {
  const pressed = (root: string) => {
    open(
      `${root}<main><button type="button"><b>Weiter</b></button><button>Senden</button></main></div>${built}`,
    );
    for (const element of document.querySelectorAll<HTMLElement>('b, button:not([type])'))
      element.click();
    return [...document.querySelectorAll('[data-pressed]')].map(({ textContent }) => textContent);
  };
  expect(pressed('<div id="___gatsby">')).toEqual(['Weiter']);
  expect(pressed('<div id="___gatsby" data-hears>')).toEqual([]);
});

describe('a form that is sent too early', () => {
  const form = (action: string) =>
    `<div id="___gatsby"><form method="post" action="${action}"><button>Senden</button></form></div>${built}`;
  let posted: jest.SpiedFunction<HTMLFormElement['submit']>;
  let went: string[];

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    posted = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    went = [];
    // jsdom cannot go to another page.
    document.body.addEventListener('submit', (event) => {
      event.preventDefault();
      went.push('at once');
    });
  });
  afterEach(() => {
    document.body.replaceWith(document.createElement('body'));
    jest.useRealTimers();
  });
  const send = () => document.querySelector('button')?.click();

  test('waits for the scripts, which begin at once; later clicks change nothing', async () => {
    const asked = open(form('https://post.example/'));
    send();
    send();
    await jest.advanceTimersByTimeAsync(100);
    expect(asked()).toEqual(allOf);
    expect(document.querySelectorAll('[data-pressed]')).toHaveLength(1);
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    await jest.advanceTimersByTimeAsync(20_000);
    expect(posted).not.toHaveBeenCalled();
    expect(went).toEqual([]);
  });

  test('goes by itself when nobody has come after eight seconds, once', async () => {
    open(form('https://post.example/'));
    send();
    await jest.advanceTimersByTimeAsync(4_000);
    send();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(posted).toHaveBeenCalledTimes(1);
    expect(document.querySelector('[data-pressed]')).toBeNull();
  });

  test('leads to a page of ours at once; and React hears of all others once it is there', () => {
    open(form('/suche'));
    send();
    open(form('https://post.example/').replace('<div', '<div data-hears'));
    send();
    expect(went).toHaveLength(2);
  });
});

describe('what is below the first screen', () => {
  const page = `<div data-section="0"></div><div data-section="1" data-later></div><div data-section="10" data-later></div><div data-still="end" data-later></div>${built}`;
  const waiting = () =>
    [...document.querySelectorAll('[data-later]')].map(({ outerHTML }) => outerHTML);

  test('comes part by part once the page is painted, and no script waits for it', async () => {
    const steps: (() => void)[] = [];
    Object.assign(window, { requestIdleCallback: (run: () => void) => steps.push(run) });
    const asked = open(page);
    window.dispatchEvent(new Event('load'));
    await frame();
    expect(waiting()).toHaveLength(3);
    const left: number[] = [];
    for (let step = steps.shift(); step; step = steps.shift()) {
      step();
      left.push(waiting().length);
    }
    // One of the steps begins the scripts.
    expect([...new Set(left)]).toEqual([2, 1, 0]);
    expect(asked()).not.toEqual([]);
  });

  test('is there at once when a link leads to a place on the page', () => {
    const icon = '<svg><use href="/icons.svg#arrow"></use></svg>';
    open(`<a href="/trial">${icon}</a><a href="/#preise"><b>Preise</b></a>${page}`);
    const click = (element: Element | null) => {
      // jsdom cannot go to another page.
      element?.addEventListener('click', (event) => event.preventDefault());
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    };
    click(document.querySelector('use'));
    expect(waiting()).toHaveLength(3);
    click(document.querySelector('b'));
    expect(waiting()).toEqual([]);
  });

  test.each(['reload', 'back_forward'] as const)('is there at once after %s', (type) => {
    comingBy(type);
    open(page);
    expect(waiting()).toEqual([]);
  });

  describe('for an address that leads to a place on the page', () => {
    beforeEach(() => window.history.replaceState(null, '', '#preise'));
    afterEach(() => window.history.replaceState(null, '', '/'));

    test('is there at once', () => {
      open(page);
      expect(waiting()).toEqual([]);
    });

    test('is there as soon as the document is, if the script was quicker', () => {
      jest.spyOn(document, 'readyState', 'get').mockReturnValueOnce('loading');
      open(page);
      expect(waiting()).toHaveLength(3);
      window.dispatchEvent(new Event('DOMContentLoaded'));
      expect(waiting()).toEqual([]);
    });
  });
});
