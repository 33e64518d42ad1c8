import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { viennaTime } from '../../../src/lib/vienna-time';
import { listenOnLoopback } from '../../../tools/loopback';
import { contentTree, postSource } from '../../support/content-tree';

const step = z.object({ run: z.string().optional() });
const { jobs } = z
  .object({ jobs: z.object({ publish: z.object({ steps: z.array(step) }) }) })
  .parse(parse(readFileSync('.github/workflows/publish-due.yml', 'utf8')));
const script = jobs.publish.steps.flatMap(({ run }) => run ?? []).join('\n');

const day = (later: number) => viennaTime(new Date(Date.now() + later * 86_400_000)).date;

/** Runs the workflow's script as GitHub does, on one post; the hook stands in for the host. */
async function nightWith(date: string, { secret = true, status = 200 } = {}) {
  const asked: (string | undefined)[] = [];
  const hook = await listenOnLoopback((request, response) => {
    asked.push(`${request.method} ${request.headers['content-length']}`);
    response.writeHead(status).end();
  }, 0);
  const source = postSource('Text.').replace(/^date: .*/m, `date: ${date}`);
  const env = {
    ...process.env,
    DEPLOY_HOOK: secret ? `http://localhost:${hook.port}/` : '',
  };
  const ended = await new Promise<{ succeeded: boolean; output: string }>((done) => {
    const cwd = contentTree({ 'blog/pult/index.mdx': source });
    execFile('bash', ['-e', '-c', script], { cwd, env }, (error, output) =>
      done({ succeeded: error === null, output }),
    );
  });
  await hook.close();
  return { asked, ...ended };
}

test.each(['2025-10-02', day(1)])(
  'a night on which nothing is due (%s) builds nothing',
  async (date) => {
    expect(await nightWith(date)).toEqual({
      asked: [],
      succeeded: true,
      output: `Nothing is due on ${day(0)}.\n`,
    });
  },
);

test.each([day(0), `'${day(0)}'`, ` "${day(0)}"`])(
  'a post that is due (%s) has the site built',
  async (date) => {
    const { asked, succeeded } = await nightWith(date);
    // Some hosts refuse a POST that does not say how long it is.
    expect(asked).toEqual(['POST 0']);
    expect(succeeded).toBe(true);
  },
);

test('a missing secret and a host that refuses fail the night', async () => {
  const without = await nightWith(day(0), { secret: false });
  expect(without.output).toContain('::error::The secret DEPLOY_HOOK is missing.');
  expect(without.succeeded).toBe(false);
  expect((await nightWith(day(0), { status: 404 })).succeeded).toBe(false);
});
