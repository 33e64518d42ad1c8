/** `node --import tsx tools/host/main.ts [--port 9000]` serves a built site until stopped. */
import { parseArgs } from 'node:util';
import { ports } from '../local-environment.mjs';
import { reportPort } from '../loopback';
import { startHost } from './server';

const options = { port: { type: 'string', default: String(ports.site) } } as const;
const { values } = parseArgs({ options });

startHost({ publicDir: 'public', port: Number(values.port) }).then(
  ({ origin }) => console.log(`Website: ${origin}`),
  (error: unknown) => reportPort(error, values.port),
);
