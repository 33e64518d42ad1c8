/** @jest-environment node */
import { checkContent } from '../../../../src/gatsby/check/check-content';
import { contentOf } from '../../../support/content';
import { contentTree } from '../../../support/content-tree';

const { iso } = contentOf('trainings').firstDate;
const hours = (count: number) => new Date(Date.parse(`${iso}T00:00:00Z`) + count * 3_600_000);

test('a training whose date is over is remarked upon, and stops no build', async () => {
  expect((await checkContent(contentTree(), hours(36))).remarks).toEqual([
    {
      file: 'content/data/trainings.yaml',
      line: expect.any(Number),
      field: 'firstDate.date',
      message: expect.stringContaining('ist vorbei'),
    },
  ]);
});

test('on its day there is nothing to remark', async () => {
  expect((await checkContent(contentTree(), hours(12))).remarks).toEqual([]);
});
