import { memoryBackedStorage } from '../../../src/lib/storage';

const kinds = ['localStorage', 'sessionStorage'] as const;

afterEach(() => {
  jest.restoreAllMocks();
  for (const kind of kinds) window[kind].clear();
});

describe.each(kinds)('%s', (kind) => {
  const block = () =>
    jest.spyOn(window, kind, 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });

  test('keeps, finds and forgets a text', () => {
    const storage = memoryBackedStorage(kind);
    expect(storage.getItem('key')).toBeNull();
    storage.setItem('key', 'value');
    expect(window[kind].getItem('key')).toBe('value');
    expect(storage.getItem('key')).toBe('value');
    storage.removeItem('key');
    expect(window[kind].getItem('key')).toBeNull();
  });

  test('sees what others have stored, and what they have taken away', () => {
    const storage = memoryBackedStorage(kind);
    storage.setItem('key', 'mine');
    window[kind].setItem('key', 'theirs');
    expect(storage.getItem('key')).toBe('theirs');
    window[kind].clear();
    expect(storage.getItem('key')).toBeNull();
  });

  test('F14: where it is blocked, memory does', () => {
    block();
    const storage = memoryBackedStorage(kind);
    expect(storage.getItem('key')).toBeNull();
    storage.setItem('key', 'value');
    expect(storage.getItem('key')).toBe('value');
    storage.removeItem('key');
    expect(storage.getItem('key')).toBeNull();
  });

  test('F14: where it is full, the new text counts, not the old one', () => {
    window[kind].setItem('key', 'old');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const storage = memoryBackedStorage(kind);
    storage.setItem('key', 'new');
    expect(storage.getItem('key')).toBe('new');
    full.mockRestore();
    storage.setItem('key', 'newer');
    expect([storage.getItem('key'), window[kind].getItem('key')]).toEqual(['newer', 'newer']);
  });

  test('F14: what was only in memory is gone with the page', () => {
    block();
    memoryBackedStorage(kind).setItem('key', 'value');
    expect(memoryBackedStorage(kind).getItem('key')).toBeNull();
  });
});
