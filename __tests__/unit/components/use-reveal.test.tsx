import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { type RevealMode, useReveal } from '../../../src/components/use-reveal';

let observers: FakeObserver[] = [];

/** An observer whose elements come into view when the test says so. */
class FakeObserver {
  observed = new Set<Element>();
  constructor(
    private callback: (entries: { isIntersecting: boolean; target: Element }[]) => void,
    public options: IntersectionObserverInit,
  ) {
    observers.push(this);
  }
  observe = (element: Element) => this.observed.add(element);
  unobserve = (element: Element) => this.observed.delete(element);
  disconnect = () => this.observed.clear();
  show = (target: Element) => this.callback([{ isIntersecting: true, target }]);
  hide = (target: Element) => this.callback([{ isIntersecting: false, target }]);
}

function Page({ mode, path = '/' }: { mode: RevealMode; path?: string }) {
  const container = useRef<HTMLDivElement>(null);
  useReveal(container, path, mode);
  return (
    <div ref={container}>
      <p className="reveal">oben</p>
      <p className="reveal">unten</p>
    </div>
  );
}

beforeEach(() => {
  observers = [];
  Object.assign(window, { IntersectionObserver: FakeObserver, innerHeight: 800 });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return new DOMRect(0, this.textContent === 'unten' ? 2000 : 100, 300, 50);
  });
});

afterEach(() => jest.restoreAllMocks());

const classes = (text: string) => screen.getByText(text).className;

test('what the first viewport shows is active at once', () => {
  render(<Page mode="offset" />);
  expect(classes('oben')).toBe('reveal active');
});

test('what lies below waits', () => {
  render(<Page mode="offset" />);
  expect(classes('unten')).toBe('reveal waiting');
});

test('it becomes active when it comes into view, once', () => {
  render(<Page mode="offset" />);
  const [observer] = observers;
  observer?.show(screen.getByText('unten'));
  expect(classes('unten')).toBe('reveal active');
  expect(observer?.observed.size).toBe(0);
});

test('it goes on waiting while it is out of view', () => {
  render(<Page mode="offset" />);
  observers[0]?.hide(screen.getByText('unten'));
  expect(classes('unten')).toBe('reveal waiting');
});

test.each([
  ['offset', { rootMargin: '0px 0px -120px 0px' }],
  ['visibility', { threshold: 0.1 }],
] as const)('%s asks the browser for %j', (mode, options) => {
  render(<Page mode={mode} />);
  expect(observers[0]?.options).toEqual(options);
});

test('a new page is searched anew', () => {
  const { rerender } = render(<Page mode="offset" path="/" />);
  rerender(<Page mode="offset" path="/blog" />);
  expect(observers.map(({ observed }) => observed.size)).toEqual([0, 1]);
});

test('nothing is watched once the page is gone', () => {
  render(<Page mode="offset" />).unmount();
  expect(observers[0]?.observed.size).toBe(0);
});
