import { countingOf } from '../config/counting';
import { countingAddress } from '../config/env';
import { arrival } from './arrival';

/** What the owner's counting tool hears of, as it calls it. */
export type Counted =
  | 'pageview'
  | 'Anfrage'
  | 'Rückruf'
  | 'Bestellung'
  | 'Gespräch gespielt'
  | 'Preisrechner'
  | 'Suche ohne Treffer'
  | 'Formularfehler'
  | 'Skriptfehler'
  | 'Datei lädt nicht'
  | 'Richtlinie verletzt';

const counting = countingOf(countingAddress);

/** Until the first page is counted, which says where the visit comes from. */
let hasArrived = false;

/**
 * Tells Plausible or Umami of a page or an event, by their documented interfaces: none of their
 * scripts runs here. Of an address only its path leaves the browser, of a campaign its name.
 */
export async function tell(name: Counted, pathname: string): Promise<void> {
  if (counting === undefined) return;
  const { tool, endpoint, site } = counting;
  const { origin, hostname } = window.location;
  const isFirst = name === 'pageview' && !hasArrived;
  if (isFirst) {
    hasArrived = true;
    countFailures((failure) => void tell(failure, window.location.pathname));
  }
  const { campaign, host } = arrival();
  const path = isFirst && campaign.size > 0 ? `${pathname}?${campaign}` : pathname;
  const referrer = isFirst && host ? `https://${host}/` : '';
  const event = name === 'pageview' ? {} : { name };
  const body =
    tool === 'plausible'
      ? { name, domain: site, url: origin + path, referrer }
      : { type: 'event', payload: { website: site, hostname, url: path, referrer, ...event } };
  // A visit that is not counted concerns the owner only, no visitor.
  await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
  }).then(
    // An answer that nobody reads holds its connection open.
    ({ body: answer }) => answer?.cancel(),
    () => undefined,
  );
}

/**
 * Tells of what fails in this browser, each kind once a page: a script that throws, a file that does
 * not load, something the policy refuses. No message, no address of a file: they may name somebody.
 * @param tell counts one of a kind
 */
export function countFailures(tell: (name: Counted) => void): void {
  const told = new Set<string>();
  const once = (name: Counted): void => {
    const key = `${name} ${window.location.pathname}`;
    if (told.has(key)) return;
    told.add(key);
    tell(name);
  };
  // Files that do not load tell only on the way down.
  const capture = true;
  window.addEventListener(
    'error',
    ({ target }) => once(target instanceof Element ? 'Datei lädt nicht' : 'Skriptfehler'),
    capture,
  );
  window.addEventListener('unhandledrejection', () => once('Skriptfehler'));
  document.addEventListener('securitypolicyviolation', () => once('Richtlinie verletzt'));
}
