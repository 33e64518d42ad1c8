import { trail } from './trail';

/** Where the visit comes from: the campaign in its first address, and the site before it. */
export function arrival(): { campaign: URLSearchParams; host: string | undefined } {
  const given = new URLSearchParams(trail[0]?.search);
  const campaign = new URLSearchParams(
    [...given].filter(([name]) => /^utm_(source|medium|campaign)$/.test(name)),
  );
  const { referrer } = document;
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const isOwn = from === undefined || from.origin === window.location.origin;
  return { campaign, host: isOwn ? undefined : from.hostname };
}
