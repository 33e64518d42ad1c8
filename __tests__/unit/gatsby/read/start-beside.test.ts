/** @jest-environment node */
import { join } from 'node:path';
import { z } from 'zod';
import { askBeside, runBeside } from '../../../../src/gatsby/read/start-beside';
import { temporaryFolder } from '../../../support/temporary-folder';

/** A program that is run, with nothing but this in it. */
const program = (source: string): string =>
  join(temporaryFolder({ 'program.ts': source }), 'program.ts');

const sends = (message: string) =>
  program(`process.send?.(${message}, () => process.disconnect());`);

test('what a process has found is handed on', async () => {
  const shape = z.object({ found: z.array(z.string()) });
  expect(await askBeside(sends("{ found: ['ä'] }"), shape)).toEqual({ found: ['ä'] });
});

test('an answer of another shape is refused, and so is none', async () => {
  await expect(askBeside(sends('{}'), z.object({ found: z.string() }))).rejects.toThrow('found');
  await expect(askBeside(program(''), z.string())).rejects.toThrow();
});

test('whoever waits hears that a process has failed', async () => {
  await expect(runBeside(program('process.exitCode = 3;'), [])).rejects.toThrow('has failed');
});

test('a process gets its arguments and its work', async () => {
  const source = `process.once('message', (work) => {
    process.exitCode = String(work) === 'b' && process.argv[2] === 'a' ? 0 : 1;
    setImmediate(() => process.disconnect());
  });`;
  await expect(runBeside(program(source), ['a'], ['b'])).resolves.toBeUndefined();
});
