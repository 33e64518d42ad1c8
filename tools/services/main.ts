import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { localEnvironment, localFunctionEnvironment, ports } from '../local-environment.mjs';
import { reportPort } from '../loopback';
import { startServices } from './server';

/** Opening the database blocks for seconds: the first page should not wait for it. */
const databaseDelayMs = 2_000;
/** The timetable of the database, on a hosted project. */
const timetableMs = 10 * 60_000;

const { values } = parseArgs({
  options: {
    /** 0 takes a free one. */
    port: { type: 'string', default: String(ports.services) },
    /** Folder that keeps the state. */
    state: { type: 'string', default: '.local/services' },
    /** Starts with empty state. */
    fresh: { type: 'boolean', default: false },
  },
});

function explainDatabase(error: unknown): void {
  console.error(error);
  console.error('Die lokale Datenbank öffnet sich nicht. „npm start -- --fresh“ legt sie neu an.');
}

async function callScheduledTasks(origin: string): Promise<void> {
  const headers = {
    'x-scheduled-tasks-secret': localFunctionEnvironment(origin).SCHEDULED_TASKS_SECRET,
  };
  await fetch(`${origin}/functions/v1/scheduled-tasks`, { method: 'POST', headers }).catch(
    () => undefined,
  );
}

async function main(): Promise<void> {
  const port = Number(values.port);
  // A site built for local use calls this origin, whatever port a test run has mapped it to.
  const publicOrigin = port === 0 ? undefined : localEnvironment.GATSBY_SUPABASE_URL;
  try {
    if (values.fresh)
      for (const kept of ['outbox.jsonl', 'supabase'])
        await rm(path.join(values.state, kept), { recursive: true, force: true });
    const services = await startServices({ port, stateDir: values.state, publicOrigin });
    console.log(`Lokale Dienste: ${services.origin}/ (Postausgang)`);
    // Does not wait for a database that is still being opened.
    const stop = (): void => void services.close().then(() => process.exit());
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    const warmUp = () => services.warmUp().catch(explainDatabase);
    setTimeout(() => void warmUp(), databaseDelayMs).unref();
    setInterval(() => void callScheduledTasks(services.origin), timetableMs).unref();
  } catch (error) {
    reportPort(error, values.port);
  }
}

void main();
