import { countingAddress } from '../config/env';
import { whenIdle } from './when-idle';

/** What the owner's counting tool hears of, as it calls it. */
export type Counted =
  | 'pageview'
  | 'Anfrage'
  | 'Rückruf'
  | 'Bestellung'
  | 'Gespräch gespielt'
  | 'Preisrechner'
  | 'Suche ohne Treffer'
  | 'Formularfehler';

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
