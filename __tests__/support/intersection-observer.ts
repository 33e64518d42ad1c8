/** The observers of the page that is open, in the order in which they began. */
export const observers: FakeObserver[] = [];

/** An observer whose elements come into view when the test says so. */
class FakeObserver {
  observed = new Set<Element>();
  constructor(
    private callback: (entries: Partial<IntersectionObserverEntry>[]) => void,
    public options: IntersectionObserverInit,
  ) {
    observers.push(this);
  }
  observe = (element: Element) => this.observed.add(element);
  unobserve = (element: Element) => this.observed.delete(element);
  disconnect = () => this.observed.clear();
  report = (entry: Partial<IntersectionObserverEntry>) => this.callback([entry]);
}

beforeEach(() => {
  observers.length = 0;
  Object.assign(window, { IntersectionObserver: FakeObserver });
});
