import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from './failure';
import { logFile, runToLog } from './programs';

/** How long a server may take to answer, on a busy machine. */
const patienceMs = 60_000;

/**
 * Starts a tool that serves, with its output in a log file, and waits until it answers.
 * @returns what rejects with a Failure as soon as it ends
 */
export async function serve(name: 'host' | 'services', origin: string, env: NodeJS.ProcessEnv) {
  const log = logFile(name);
  let isOver = false;
  const crashed = runToLog(process.execPath, ['tools/cli/run.mjs', name], { env, log }).then(() => {
    isOver = true;
    throw new Failure(`Das Programm „${name}“ ist unerwartet beendet worden.`, log);
  });
  crashed.catch(() => undefined); // no unhandled rejection at a normal end
  const answers = async (): Promise<void> => {
    for (const end = Date.now() + patienceMs; Date.now() < end && !isOver;) {
      if (await fetch(origin, { method: 'HEAD' }).catch(() => undefined)) return;
      await sleep(50);
    }
    throw new Failure(`${origin} antwortet nach ${patienceMs / 1000} Sekunden nicht.`, log);
  };
  await Promise.race([answers(), crashed]);
  return { crashed };
}
