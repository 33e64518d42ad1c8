import { useEffect, useState } from 'react';
import { retryOnce } from './retry-once';

/** A part of the page that is loaded on first use, once. */
export interface Part<Module> {
  load: () => Promise<Module>;
  /** There as soon as it has been loaded. */
  module?: Module;
}

export function partOf<Module>(load: () => Promise<Module>): Part<Module> {
  const part: Part<Module> = {
    load: async () => (part.module = await retryOnce(load)),
  };
  return part;
}

/** Loads a part and draws again when it is there; one that does not come is left out. */
export function useLoading(part: Part<unknown> | undefined): void {
  const [, setLoaded] = useState(part?.module !== undefined);
  useEffect(() => {
    part?.load().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [part]);
}
