// The preview of `npm run dev`.
import { origins, ports } from '../local-environment.mjs';
import { writeSchemas } from '../content/schemas';
import { schemasChanged } from './follow-code';
import { isReady, linesToShow } from './gatsby-lines';
import { keepCurrent } from './keep-current';
import { canShow, previewFolder } from './refresh';
import { openChannel } from './server';
import { again } from './restart';
import { localServicesEnvironment } from '../cli/environment';
import { develop } from '../build/gatsby';
import { main } from '../cli/main';
import { requireFreePorts } from '../cli/ports';
import { isStopping } from '../cli/processes';
import { logFile, runToLog } from '../cli/programs';
import { showProgress, writeLine } from '../cli/progress';
import { serve } from '../cli/servers';
import { welcome } from '../cli/welcome';

const site = origins.editing;

/** Whether the code has changed since it was loaded. */
let isOld = false;

/**
 * Runs Gatsby. Of what it says, only faults of the code reach the screen; the log has it all.
 * It asks for another run when it had been ready: a picture that is deleted while it is being
 * converted, for one, ends it.
 * @returns the exit code
 */
async function runGatsby(env: NodeJS.ProcessEnv): Promise<number> {
  const faultIn = linesToShow();
  const preview = { wasReady: false };
  let isOpen = (): void => undefined;
  const open = new Promise<void>((done) => (isOpen = done));
  const ended = develop(env, ports.editing, (args, own) =>
    runToLog(process.execPath, args, {
      env: own,
      log: logFile('dev'),
      onLine: (line) => {
        if (isReady(line)) {
          preview.wasReady = true;
          isOpen();
        }
        const fault = faultIn(line);
        if (fault !== undefined) writeLine(fault);
      },
    }),
  );
  void showProgress(
    'Vorschau wird vorbereitet',
    () => Promise.race([open, ended]),
    () => '✓ Vorschau bereit',
  ).then(() => writeLine(welcome(site)));
  const exitCode = await ended;
  if (!preview.wasReady || isStopping() || isOld) return exitCode;
  writeLine('Die Vorschau wurde unerwartet beendet und startet neu.');
  return again.crashed;
}

async function preview(): Promise<number> {
  const env = localServicesEnvironment({
    GATSBY_SITE_URL: site,
    GATSBY_PREVIEW_SCRIPT: `${origins.preview}/preview.js`,
    CONTENT_ROOT: previewFolder,
    ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
  });
  console.log('Uhrturm KI – Website bearbeiten\n');
  await requireFreePorts([ports.editing, ports.services, ports.preview]);
  // Editors that know YAML complete its fields from here.
  writeSchemas(process.cwd());
  const current = keepCurrent(site, await openChannel(ports.preview), writeLine);
  const changed = schemasChanged(writeLine).then(() => {
    isOld = true;
    return again.codeChanged;
  });
  // A fresh copy has no valid state for Gatsby to start from.
  if (!canShow('.') && (await Promise.race([current, changed])) !== undefined)
    return again.codeChanged;
  const running = serve('services', origins.services, env);
  return Promise.race([runGatsby(env), running.then(({ crashed }) => crashed), changed]);
}

// Watchers and the message server would keep the process alive.
void main(preview, () => 0).then(() => process.exit());
