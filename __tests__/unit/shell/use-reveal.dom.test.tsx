import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { observers } from '../../support/intersection-observer';
import { type RevealMode, useReveal } from '../../../src/shell/use-reveal';

/** Says of an element whether it is in view, and where. */
const report = (text: string, isIntersecting: boolean, top = 2000) => {
  const boundingClientRect = new DOMRect(0, top, 300, 50);
  observers[0]?.report({ isIntersecting, boundingClientRect, target: screen.getByText(text) });
};

function Page({ mode = 'offset', path = '/' }: { mode?: RevealMode; path?: string }) {
  const container = useRef<HTMLDivElement>(null);
  useReveal(container, path, mode);
  return (
    <div ref={container}>
      <p className="reveal">oben</p>
      <p className="reveal">unten</p>
    </div>
  );
}

const classes = (text: string) => screen.getByText(text).className;

beforeEach(() => {
  Object.assign(window, { innerHeight: 800 });
});

test('what the first viewport shows is active at once; the rest waits for its turn', () => {
  render(<Page />);
  expect([classes('oben'), classes('unten')]).toEqual(['reveal', 'reveal']);
  // At the lower edge of the screen, where nothing is revealed by scrolling yet.
  report('oben', false, 750);
  report('unten', false);
  expect([classes('oben'), classes('unten')]).toEqual(['reveal active', 'reveal waiting']);
  report('unten', true);
  expect(classes('unten')).toBe('reveal active');
  expect(observers[0]?.observed.size).toBe(0);
});

test.each([
  ['offset', { rootMargin: '0px 0px -120px 0px' }],
  ['visibility', { threshold: 0.1 }],
] as const)('%s asks the browser for %j', (mode, options) => {
  render(<Page mode={mode} />);
  expect(observers[0]?.options).toEqual(options);
});

test('every page is searched, and nothing is observed once it has gone', () => {
  const { rerender, unmount } = render(<Page path="/" />);
  rerender(<Page path="/blog" />);
  expect(observers.map(({ observed }) => observed.size)).toEqual([0, 2]);
  unmount();
  expect(observers.map(({ observed }) => observed.size)).toEqual([0, 0]);
});
