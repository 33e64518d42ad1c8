// By default five seconds: on a busy machine, what does real work takes longer and is still right.
jest.setTimeout(60_000);

// Every test begins with real timers and, in a browser, with empty storage.
beforeEach(() => {
  jest.useRealTimers();
  if (typeof window === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  // jsdom lays nothing out, so there is nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
});
