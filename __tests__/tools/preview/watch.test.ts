/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { follow } from '../../../tools/preview/watch';
import { temporaryFolder } from '../../support/temporary-folder';

test('a file that goes while it is read does not end the preview', async () => {
  const root = temporaryFolder({ 'a.yaml': '' });
  const gone = Object.assign(new Error('no such file'), { code: 'ENOENT' });
  const look = jest.fn<Promise<void>, []>().mockRejectedValueOnce(gone).mockResolvedValue();
  const stop = follow([root], look);
  rmSync(join(root, 'a.yaml'));
  await expectCalls(look, 1);
  writeFileSync(join(root, 'b.yaml'), '');
  await expectCalls(look, 2);
  stop();
});

async function expectCalls(look: jest.Mock, count: number): Promise<void> {
  while (look.mock.calls.length < count) await new Promise((go) => setTimeout(go, 20));
}
