/**
 * `npm run tool -- bench:editing`: how long an editor waits. In a temporary copy of the project: starting the
 * preview, from saving to seeing, messages, and the content check. `--check` fails beyond the goals;
 * `--only preview` or `--only check` measures one half; `--warm` goes on in the copy of the last run.
 */
import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { browserFlags } from '../browser-flags.mjs';
import { localServicesEnvironment } from '../cli/environment';
import { provideChromium } from '../chromium';
import { main } from '../cli/main';
import { addPage, breakPost, changePage, changePost, openPage } from './editing/changes';
import { copyProject, emptyFolder } from './editing/copy';
import { startPreview, timed } from './editing/preview';
import { machineLoad, median, numberOf, row } from './figures';

const execFileAsync = promisify(execFile);

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    check: { type: 'boolean', default: false },
    only: { type: 'string' },
    warm: { type: 'boolean', default: false },
  },
});

const runs = numberOf('runs', values.runs);

type Line = { name: string; seconds: number; goal?: number };
const lines: Line[] = [];
const note = (name: string, milliseconds: number, goal?: number): void => {
  const line = { name, seconds: milliseconds / 1000, ...(goal !== undefined && { goal }) };
  lines.push(line);
  console.log(
    row([name, `${line.seconds.toFixed(1)} s`, goal === undefined ? '' : `Ziel ${goal} s`], 12),
  );
};

async function repeated(work: (run: number) => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 1; run <= runs; run += 1) times.push(await work(run));
  return median(times);
}

async function measurePreview(folder: string): Promise<void> {
  const executablePath = await provideChromium(localServicesEnvironment(), () => undefined);
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const start = async (name: string, goal?: number) => {
    const begin = performance.now();
    const preview = await startPreview(folder);
    await openPage(preview, page, '/');
    note(name, performance.now() - begin, goal);
    return preview;
  };
  if (!values.warm) {
    const cold = await start('Vorschau starten, kalt, bis zur ersten Seite');
    // Gatsby keeps what it has compiled a little later.
    await page.waitForTimeout(20_000);
    await cold.end();
  }
  const warm = await start('Vorschau starten, warm', 15);
  note(
    'Beitrag gespeichert, bis er zu sehen ist',
    await repeated((run) => changePost(warm, page, run)),
    1.5,
  );
  note(
    'Seite gespeichert, bis sie zu sehen ist',
    await repeated((run) => changePage(warm, page, run)),
    1.5,
  );
  const [shown, gone] = await breakPost(warm, page);
  note('Fehler gespeichert, bis die Meldung dasteht', shown, 1.5);
  note('Fehler behoben, bis die Meldung weg ist', gone, 1.5);
  note('Neue Seite, im wartenden Fenster', await addPage(warm, page), 3);
  await warm.end();
  await browser.close();
}

async function measureCheck(folder: string): Promise<void> {
  const args = ['tools/cli/run.mjs', 'check:content'];
  const check = async () => {
    await execFileAsync(process.execPath, args, { cwd: folder });
  };
  note('check:content', await timed(check), 3);
}

async function bench(): Promise<number> {
  const folder = join(tmpdir(), 'bench-editing');
  if (values.warm) cpSync('content', emptyFolder(join(folder, 'content')), { recursive: true });
  else copyProject(folder);
  if (values.only !== 'check') await measurePreview(folder);
  if (values.only !== 'preview') await measureCheck(folder);
  console.log(machineLoad());
  const missed = lines.filter(({ seconds, goal }) => goal !== undefined && seconds > goal);
  return values.check && missed.length > 0 ? 1 : 0;
}

void main(bench);
