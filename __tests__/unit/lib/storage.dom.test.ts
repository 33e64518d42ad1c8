import { memoryBackedStorage, readStored, writeStored } from '../../../src/lib/storage';
import { blockStorage, fillStorage } from '../../support/blocked-storage';

describe.each(['localStorage', 'sessionStorage'] as const)('%s', (kind) => {
  test('F14: blocked, it reads as empty and ignores writes', () => {
    blockStorage(kind);
    writeStored(kind, 'key', 'value');
    writeStored(kind, 'key', undefined);
    expect(readStored(kind, 'key')).toBeUndefined();
  });

  test('F14: full, it ignores writes and keeps what it has', () => {
    writeStored(kind, 'key', 'old');
    fillStorage();
    writeStored(kind, 'key', 'new');
    expect(readStored(kind, 'key')).toBe('old');
  });

  describe('backed by memory', () => {
    test('sees what other tabs store and remove', () => {
      const storage = memoryBackedStorage(kind);
      storage.setItem('key', 'mine');
      window[kind].setItem('key', 'theirs');
      expect(storage.getItem('key')).toBe('theirs');
      window[kind].clear();
      expect(storage.getItem('key')).toBeNull();
    });

    test('F14: blocked, memory does until the visitor leaves the page', () => {
      blockStorage(kind);
      const storage = memoryBackedStorage(kind);
      storage.setItem('key', 'value');
      expect(storage.getItem('key')).toBe('value');
      expect(memoryBackedStorage(kind).getItem('key')).toBeNull();
      storage.removeItem('key');
      expect(storage.getItem('key')).toBeNull();
    });

    test('F14: full, the new text counts, not the old one', () => {
      window[kind].setItem('key', 'old');
      const empty = fillStorage();
      const storage = memoryBackedStorage(kind);
      storage.setItem('key', 'new');
      expect(storage.getItem('key')).toBe('new');
      empty();
      storage.setItem('key', 'newer');
      expect([storage.getItem('key'), window[kind].getItem('key')]).toEqual(['newer', 'newer']);
    });
  });
});
