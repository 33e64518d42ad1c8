/**
 * The closing lines of `npm start` and `npm run dev`.
 * @param services port of the local services
 */
export function welcome(site: string, services: number): string {
  return `
  Website      ${site}
  Redaktion    ${site}/admin
  Postausgang  http://localhost:${services}/outbox

  Strg+C beendet alles.
`;
}
