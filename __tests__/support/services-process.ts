import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { temporaryFolder } from './temporary-folder';

/** How long a busy machine may take to make the database, in milliseconds. */
const startTimeoutMs = 120_000;

/**
 * Starts the local services as a program of their own for the tests of one file: Supabase Lite and
 * its WebAssembly do not run inside Jest. Started before all tests on a free port, and stopped
 * after them.
 * @param files what the state folder holds at first, content by path
 */
export function withServicesProcess(files: Readonly<Record<string, string>> = {}) {
  const state = temporaryFolder(files);
  let child: ChildProcess;
  let origin = '';

  const start = async (): Promise<void> => {
    const args = ['--import', 'tsx', 'tools/services/main.ts', '--port', '0', '--state', state];
    child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line]: unknown[] = child.stdout ? await once(child.stdout, 'data') : [];
    [origin = ''] = /http:\/\/localhost:\d+/.exec(String(line)) ?? [];
    await fetch(`${origin}/__ready`);
  };
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  beforeAll(start, startTimeoutMs);
  afterAll(() => stop('SIGKILL'), startTimeoutMs);

  return {
    url: (path: string) => origin + path,
    /** Ends the program politely, or by force, and starts it again with the same state. */
    restart: async (signal: NodeJS.Signals = 'SIGTERM') => {
      await stop(signal);
      await start();
    },
    /** Messages in the outbox, newest first. */
    messages: async () =>
      outbox.parse(await (await fetch(`${origin}/outbox.json`)).json()).messages,
  };
}

export type ServicesProcess = ReturnType<typeof withServicesProcess>;

/** A message of the outbox, its fields by name. */
const message = z
  .object({
    id: z.string(),
    endpoint: z.string(),
    templateId: z.string(),
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
  })
  .transform(({ fields, ...rest }) => ({
    ...rest,
    fields: new Map(fields.map(({ name, value }) => [name, value])),
  }));
const outbox = z.object({ messages: z.array(message) });
