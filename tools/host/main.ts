/** `tsx tools/host/main.ts [--public public] [--port 9000]` serves a built site until it is stopped. */
import { parseArgs } from 'node:util';
import { ports } from '../local-environment.mjs';
import { startHost } from './server';

const { values } = parseArgs({
  options: {
    public: { type: 'string', default: 'public' },
    port: { type: 'string', default: String(ports.site) },
  },
});

startHost({ publicDir: values.public, port: Number(values.port) }).then(
  ({ origin }) => console.log(`Website: ${origin}`),
  (error: unknown) => {
    console.error(
      `Die Website startet nicht: ${error instanceof Error ? error.message : String(error)}`,
    );
    process.exitCode = 1;
  },
);
