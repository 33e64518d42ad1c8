/** `npm run tool -- host [--port 9000]` serves a built site until stopped. */
import { parseArgs } from 'node:util';
import { ports } from '../local-environment.mjs';
import { hasCode } from '../loopback';
import { startHost } from './server';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: String(ports.site) },
  },
});

startHost({ publicDir: 'public', port: Number(values.port) }).then(
  ({ origin }) => console.log(`Website: ${origin}`),
  (error: unknown) => {
    const inUse = `Port ${values.port} ist schon belegt: Beenden Sie das andere Programm oder wählen Sie mit --port einen anderen.`;
    console.error(hasCode(error, 'EADDRINUSE') ? inUse : error);
    process.exitCode = 1;
  },
);
