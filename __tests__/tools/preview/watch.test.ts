import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { patiently } from '../../../tools/preview/patience';
import { follow } from '../../../tools/preview/watch';
import { temporaryFolder } from '../../support/temporary-folder';

test('what cannot be read for the moment is told once and tried again', async () => {
  const busy = Object.assign(new Error('busy'), { code: 'EBUSY', path: 'content/a.yaml' });
  const gone = Object.assign(new Error('gone'), { code: 'ENOENT' });
  const fail = (error: Error) => jest.fn<Promise<void>, []>().mockRejectedValueOnce(error);
  const say = jest.fn();
  await patiently(fail(busy).mockRejectedValueOnce(busy).mockResolvedValue(), say, 1);
  expect(say.mock.calls).toEqual([
    [expect.stringContaining('content/a.yaml lässt sich nicht lesen')],
  ]);
  await patiently(fail(gone), say, 1);
  await expect(patiently(fail(new Error('ours')), say, 1)).rejects.toThrow('ours');
  expect(say).toHaveBeenCalledTimes(1);
});

test('a file that was replaced, removed or written in a new folder is followed further', async () => {
  const root = temporaryFolder({ 'posts/a.yaml': '' });
  let file = join(root, 'posts/a.yaml');
  let seen = '';
  const look = () => {
    seen = readFileSync(file, 'utf8');
    return Promise.resolve();
  };
  const stop = follow([root], look, jest.fn());
  const expectSeen = async (text: string, write: () => void): Promise<void> => {
    write();
    await until(() => seen === text);
  };
  const replace = (text: string) => () => {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  };
  const write = (text: string) => () => writeFileSync(file, text);
  await expectSeen('replaced', replace('replaced'));
  await expectSeen('again', replace('again'));
  await expectSeen('written', write('written'));
  rmSync(file);
  await expectSeen('created', write('created'));
  mkdirSync(join(root, 'new'));
  file = join(root, 'new/b.yaml');
  await expectSeen('new', write('new'));
  await expectSeen('changed', write('changed'));
  stop();
});

/** Waits; gives up before the test does, which would otherwise never end. */
async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + 4000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error('Nothing has been seen.');
    await new Promise((go) => setTimeout(go, 20));
  }
}
