/** @jest-environment node */
import { contentRemarks } from '../../../../src/gatsby/check/remarks';
import { contentOf } from '../../../support/content';
import { contentTree } from '../../../support/content-tree';

jest.mock(
  '../../../../src/gatsby/read/markdown/esm-packages.cjs',
  () =>
    jest.requireActual<typeof import('../../../support/esm-packages')>(
      '../../../support/esm-packages',
    ).loadEsmPackages,
);

const { iso } = contentOf('trainings').firstDate;
const hours = (count: number) => new Date(Date.parse(`${iso}T00:00:00Z`) + count * 3_600_000);

test('a training whose date is over is remarked upon, and stops no build', async () => {
  expect(await contentRemarks(contentTree(), hours(36))).toEqual([
    {
      file: 'content/data/trainings.yaml',
      line: expect.any(Number),
      field: 'firstDate.iso',
      message: expect.stringContaining('ist vorbei'),
    },
  ]);
});

test('on its day there is nothing to remark', async () => {
  expect(await contentRemarks(contentTree(), hours(12))).toEqual([]);
});
