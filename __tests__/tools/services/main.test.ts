import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { temporaryFolder } from '../../support/temporary-folder';
import { withServices } from './running-services';

const services = withServices();

interface Run {
  child: ChildProcess;
  /** The first line on standard output. */
  firstLine: Promise<string>;
  /** Exit code and everything on standard error. */
  end: Promise<{ code: unknown; errors: string }>;
}

/** Runs the command line as `npm start` does; the state folder is the test's own. */
function run(options: string[], variables: Record<string, string> = {}): Run {
  const args = ['tools/cli/run.mjs', 'services', '--state', services.stateDir(), ...options];
  const env = { ...process.env, ...variables };
  const child = spawn(process.execPath, args, { env });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk));
  const firstLine = once(child.stdout.setEncoding('utf8'), 'data').then(([line]) => String(line));
  const end = once(child, 'close').then(([code]: unknown[]) => ({ code, errors }));
  return { child, firstLine, end };
}

test.each(['SIGINT'] as const)(
  'says where it is, keeps its state where it is told and ends on %s although a request hangs',
  async (signal) => {
    const state = temporaryFolder({});
    const { child, firstLine, end } = run(['--port', '0', '--state', state]);
    const line = await firstLine;
    expect(line).toMatch(/^Lokale Dienste: http:\/\/localhost:\d+\/ \(Postausgang\)\n$/);
    const [origin = ''] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    const body = JSON.stringify({ mode: 'hang' });
    await fetch(`${origin}/__faults/emailjs-send-form`, { method: 'PUT', body });
    const hanging = fetch(`${origin}/api/v1.0/email/send-form`, { method: 'POST' }).catch(
      () => 'cut',
    );
    while (!(await (await fetch(`${origin}/__requests`)).text()).includes('/send-form'));
    child.kill(signal);
    expect(await end).toEqual({ code: 0, errors: '' });
    expect(await hanging).toBe('cut');
    expect(readdirSync(state)).toEqual(expect.arrayContaining(['outbox', 'stripe']));
  },
  20_000,
);

test('a used port is one clear sentence and exit code 1', async () => {
  const { port } = new URL(services.url('/'));
  const { code, errors } = await run([], { SERVICES_PORT: port }).end;
  expect(code).toBe(1);
  expect(errors).toBe(
    `Port ${port} ist schon belegt: Beenden Sie das andere Programm oder wählen Sie mit --port einen anderen.\n`,
  );
}, 20_000);
