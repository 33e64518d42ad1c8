import { origins } from '../local-environment.mjs';

/** The closing lines of `npm start` and `npm run dev`. */
export function welcome(site: string): string {
  return `
  Website      ${site}
  Redaktion    ${site}/admin
  Postausgang  ${origins.services}/outbox

  Strg+C beendet alles.
`;
}
