import { counting } from '../config/env';

/**
 * Tells Plausible of a page or an event, by its documented interface: none of its scripts runs here,
 * nothing is stored, and of an address only its path leaves the browser. Off unless configured.
 */
export function count(name: string): void {
  if (counting === undefined) return;
  const { origin, pathname } = window.location;
  const { referrer } = document;
  const from = URL.canParse(referrer) ? new URL(referrer).origin : '';
  const event = { name, domain: counting.site, url: origin + pathname, referrer: from };
  navigator.sendBeacon(counting.endpoint, JSON.stringify(event));
}
