// `npm run dev`: editing mode, with a page that follows every change.
import { ports } from '../../local-environment.mjs';
import { writeSchemas } from '../../content/schemas';
import { isReady, linesToShow } from '../../preview/gatsby-lines';
import { keepCurrent } from '../../preview/keep-current';
import { canShow, previewFolder } from '../../preview/refresh';
import { openChannel } from '../../preview/server';
import { localServicesEnvironment } from '../environment';
import { develop } from '../gatsby';
import { main } from '../main';
import { requireFreePorts } from '../ports';
import { isStopping } from '../processes';
import { logFile, runInLines } from '../programs';
import { showProgress, writeLine } from '../progress';
import { restarting } from '../restart';
import { startServices } from '../servers';
import { welcome } from '../welcome';

/** Another preview may be running: then variables move this one elsewhere. */
const { EDITING_PORT, PREVIEW_PORT, SERVICES_PORT } = process.env;
const editing = Number(EDITING_PORT ?? ports.editing);
const channel = Number(PREVIEW_PORT ?? ports.preview);
const services = Number(SERVICES_PORT ?? ports.services);
const site = `http://localhost:${editing}`;

/**
 * Runs Gatsby. Of what it says, only faults of the code reach the screen; the log has it all.
 * It may run again when it has once been ready: a picture that is deleted while it is being converted,
 * for one, ends it.
 */
async function runGatsby(env: NodeJS.ProcessEnv): Promise<{ exitCode: number; again: boolean }> {
  const faultIn = linesToShow();
  const preview = { wasReady: false };
  let isOpen = (): void => undefined;
  const open = new Promise<void>((done) => (isOpen = done));
  const ended = develop(env, editing, (args, own) =>
    runInLines(args, {
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
  ).then(() => writeLine(welcome(site, services)));
  const exitCode = await ended;
  return { exitCode, again: preview.wasReady && !isStopping() };
}

async function dev(): Promise<number> {
  const env = localServicesEnvironment({
    GATSBY_SITE_URL: site,
    GATSBY_PREVIEW_SCRIPT: `http://localhost:${channel}/preview.js`,
    CONTENT_ROOT: previewFolder,
    ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
  });
  console.log('Uhrturm KI – Website bearbeiten\n');
  await requireFreePorts([editing, services, channel]);
  // Editors that know YAML complete its fields from here.
  writeSchemas(process.cwd());
  const current = keepCurrent(site, await openChannel(channel), writeLine);
  // A new copy is without a state that Gatsby could begin with.
  if (!canShow('.')) await current;
  const running = startServices(env);
  const preview = restarting(
    () => runGatsby(env),
    () => writeLine('Die Vorschau wurde unerwartet beendet und startet neu.'),
  );
  const ended = Promise.race([preview, running.then(({ crashed }) => crashed)]);
  await current;
  return ended;
}

void main(dev, () => 0);
