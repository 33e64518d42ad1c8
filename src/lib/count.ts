import { countingAddress } from '../config/env';
import type { Counted } from './counting-tool';
import { whenIdle } from './when-idle';

/** Counts something on this page, once the browser has time; nothing where nothing is to be counted. */
export function count(name: Counted): void {
  if (!countingAddress) return;
  const { pathname } = window.location;
  whenIdle(() => {
    import('./counting-tool').then(
      ({ tell }) => tell(name, pathname),
      () => undefined,
    );
  });
}
