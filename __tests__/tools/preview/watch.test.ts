/** @jest-environment node */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { follow } from '../../../tools/preview/watch';
import { temporaryFolder } from '../../support/temporary-folder';

test('a file that goes while it is read does not end the preview', async () => {
  const root = temporaryFolder({ 'a.yaml': '' });
  const gone = Object.assign(new Error('no such file'), { code: 'ENOENT' });
  const look = jest.fn<Promise<void>, []>().mockRejectedValueOnce(gone).mockResolvedValue();
  const stop = follow([root], look);
  writeFileSync(join(root, 'b.yaml'), '');
  await until(() => look.mock.calls.length > 0);
  const before = look.mock.calls.length;
  rmSync(join(root, 'a.yaml'));
  await until(() => look.mock.calls.length > before);
  stop();
});

test('a file that was replaced, removed or written in a new folder is followed further', async () => {
  const root = temporaryFolder({ 'posts/a.yaml': '' });
  let file = join(root, 'posts/a.yaml');
  let seen = '';
  const stop = follow([root], () => {
    seen = readFileSync(file, 'utf8');
    return Promise.resolve();
  });
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
