type Kind = 'localStorage' | 'sessionStorage';

/** Reads a stored text; undefined when there is none or storage is blocked. */
export function readStored(kind: Kind, key: string): string | undefined {
  try {
    return window[kind].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes the key for undefined. Blocked or full storage is not an error. */
export function writeStored(kind: Kind, key: string, value: string | undefined): void {
  try {
    if (value === undefined) window[kind].removeItem(key);
    else window[kind].setItem(key, value);
  } catch {
    // Reads will return undefined.
  }
}

/** Web storage that keeps what it cannot store in memory, until the visitor leaves the page. */
export function memoryBackedStorage(
  kind: Kind,
): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => memory.get(key) ?? readStored(kind, key) ?? null,
    setItem: (key, value) => {
      writeStored(kind, key, value);
      if (readStored(kind, key) === value) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      writeStored(kind, key, undefined);
    },
  };
}
