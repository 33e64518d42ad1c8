type Kind = 'localStorage' | 'sessionStorage';

/** Blocks storage until the end of the test, as browsers do: reading the property throws. */
export function blockStorage(kind: Kind = 'localStorage'): void {
  jest.spyOn(window, kind, 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
}

/** Fills all storage until the end of the test. @returns the function that empties it */
export function fillStorage(): () => void {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return () => full.mockRestore();
}
