import { ports } from '../../../tools/local-environment.mjs';

/** The built site and its services, as the build and the browser know them. */
export const site = `http://localhost:${ports.site}`;
export const services = `http://localhost:${ports.services}`;

// A test run may serve both on other ports, so that `npm start` can go on in another window.
const moved = [
  { from: ports.site, to: process.env['TEST_SITE_PORT'] },
  { from: ports.services, to: process.env['TEST_SERVICES_PORT'] },
].flatMap(({ from, to }) => (to === undefined ? [] : [{ from: `localhost:${from}`, to }]));

/** Tells Chromium where the servers are; nothing when they use their usual ports. */
export const hostRules = moved.length === 0 ? [] : [`--host-resolver-rules=${rules()}`];

function rules(): string {
  return moved.map(({ from, to }) => `MAP ${from} localhost:${to}`).join(', ');
}

/** The same address for Node, which Chromium's rules do not reach. */
export function forNode(address: string): string {
  const { href, host } = new URL(address);
  const to = moved.find(({ from }) => from === host)?.to;
  return to === undefined ? href : href.replace(host, `localhost:${to}`);
}
