// `npm start` builds the site and serves it beside its local services; `npm run dev` follows every
// change; `npm run build` builds with the variables of the environment. `--fresh` begins with an empty
// outbox, without accounts and orders.
import { once } from 'node:events';
import { connect } from 'node:net';
import { runGatsby } from './build';
import { localEnvironment, origins, ports } from './local-environment.mjs';
import { Failure, main, runNode } from './program';

const [command = 'start', ...options] = process.argv.slice(2);

/** The local services answer; real variables overrule them. */
const local = { ...localEnvironment, ...process.env };

/** Whether something listens on either address of a port: asked by calling it, as macOS lets two share one. */
async function isTaken(port: number): Promise<boolean> {
  const answers = ['127.0.0.1', '::1'].map(async (host) => {
    const socket = connect({ port, host });
    const hasAnswered = await once(socket, 'connect').then(Boolean, () => false);
    socket.destroy();
    return hasAnswered;
  });
  return (await Promise.all(answers)).includes(true);
}

/** @throws Failure naming the first port that is in use, and the variable that chooses another one */
async function requireFree(variables: Readonly<Record<string, number>>): Promise<void> {
  for (const [variable, port] of Object.entries(variables))
    if (await isTaken(port))
      throw new Failure(
        `Port ${port} ist schon belegt – läuft die Website noch in einem anderen Fenster? ` +
          `Einen anderen wählt die Variable ${variable}, etwa ${variable}=${port + 10}.`,
      );
}

/** In a process of its own: opening the database blocks for seconds. */
const runServices = (): Promise<number> =>
  runNode(['--import', 'tsx', 'tools/services/main.ts', ...options], local);

const welcome = (site: string): void =>
  console.log(`
  Website      ${site}
  Redaktion    ${site}/admin
  Postausgang  ${origins.services}/outbox

  Strg+C beendet alles.
`);

const commands: Readonly<Record<string, () => Promise<number>>> = {
  build: () => runGatsby(['build'], process.env),

  start: async () => {
    await requireFree({ SITE_PORT: ports.site, SERVICES_PORT: ports.services });
    const exitCode = await runGatsby(['build'], local);
    if (exitCode !== 0) return exitCode;
    // Here, as in `dev`: a build needs neither.
    const { startHost } = await import('./host/server');
    const { origin, close } = await startHost({ publicDir: 'public', port: ports.site });
    welcome(origin);
    return runServices().finally(close);
  },

  dev: async () => {
    await requireFree({ EDITING_PORT: ports.editing, SERVICES_PORT: ports.services });
    // Editors that know YAML complete its fields from here.
    const { writeSchemas } = await import('./schemas');
    writeSchemas(process.cwd());
    welcome(origins.editing);
    const develop = ['develop', '--port', String(ports.editing)];
    const env = { ...local, GATSBY_SITE_URL: origins.editing };
    return Promise.race([runServices(), runGatsby(develop, env)]);
  },
};

void main(async () => commands[command]?.()).finally(() => process.exit());
