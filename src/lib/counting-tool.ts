import { countingOf } from '../config/counting';
import { countingAddress } from '../config/env';
import type { Counted } from './counted';
import { arrival } from './arrival';
import { countFailures } from './count-failures';

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
