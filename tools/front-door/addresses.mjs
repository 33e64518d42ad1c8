import { ports } from '../local-environment.mjs';

/** Where a person finds things; `localhost` also works where only IPv6 or only IPv4 is on. */
export const addresses = {
  site: `http://localhost:${ports.site}`,
  services: `http://localhost:${ports.services}`,
  outbox: `http://localhost:${ports.services}/outbox`,
};

/**
 * The closing lines of `npm start` and `npm run dev`.
 * @param {string} site
 */
export function welcome(site) {
  return [
    '',
    `  Website      ${site}`,
    `  Postausgang  ${addresses.outbox}`,
    '',
    '  Strg+C beendet alles.',
    '',
  ].join('\n');
}
