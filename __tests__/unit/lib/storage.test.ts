import { readStored, writeStored } from '../../../src/lib/storage';

const kinds = ['localStorage', 'sessionStorage'] as const;

afterEach(() => {
  jest.restoreAllMocks();
  for (const kind of kinds) window[kind].clear();
});

describe.each(kinds)('%s', (kind) => {
  test('keeps a text', () => {
    writeStored(kind, 'key', 'value');
    expect(window[kind].getItem('key')).toBe('value');
    expect(readStored(kind, 'key')).toBe('value');
  });

  test('has nothing where nothing was stored', () => {
    expect(readStored(kind, 'key')).toBeUndefined();
  });

  test('forgets a text for undefined', () => {
    window[kind].setItem('key', 'value');
    writeStored(kind, 'key', undefined);
    expect(window[kind].getItem('key')).toBeNull();
  });

  test('F14: a throwing getter reads as nothing and swallows the write', () => {
    jest.spyOn(window, kind, 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(readStored(kind, 'key')).toBeUndefined();
    expect(() => writeStored(kind, 'key', 'value')).not.toThrow();
    expect(() => writeStored(kind, 'key', undefined)).not.toThrow();
  });

  test('F14: a full storage swallows the write and keeps what it has', () => {
    window[kind].setItem('key', 'old');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => writeStored(kind, 'key', 'new')).not.toThrow();
    expect(readStored(kind, 'key')).toBe('old');
  });
});
