import { origins, ports } from '../../../tools/local-environment.mjs';

/** The built site and its services, as the build and the browser know them. */
export const { site, services } = origins;

/**
 * Where Playwright serves both (playwright.config.ts): `npm start` may be running in another window.
 */
export const testPorts = {
  site: Number(process.env['TEST_SITE_PORT'] || 9100),
  services: Number(process.env['TEST_SERVICES_PORT'] || 9101),
};

const moved = [
  { from: `localhost:${ports.site}`, to: `localhost:${testPorts.site}` },
  { from: `localhost:${ports.services}`, to: `localhost:${testPorts.services}` },
];

/** Tells Chromium where the servers are. */
export const hostRules = [
  `--host-resolver-rules=${moved.map(({ from, to }) => `MAP ${from} ${to}`).join(', ')}`,
];

/** The same address for Node, which Chromium's rules do not reach. */
export function forNode(address: string): string {
  const { href, host } = new URL(address);
  return href.replace(host, moved.find(({ from }) => from === host)?.to ?? host);
}
