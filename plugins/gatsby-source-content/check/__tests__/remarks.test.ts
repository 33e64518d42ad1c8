/** @jest-environment node */
import { checkContent } from '../check-content';
import { contentOf } from '../../../../__tests__/support/content';
import { contentTree } from '../../../../__tests__/support/content-tree';

const { iso } = contentOf('trainings').firstDate;
const hours = (count: number) => new Date(Date.parse(`${iso}T00:00:00Z`) + count * 3_600_000);

const remarksOnTrainings = async (now: Date) => {
  const { remarks } = await checkContent(contentTree(), now);
  return remarks.filter(({ file }) => file === 'content/data/trainings.yaml');
};

test('a training whose date is over is remarked upon, and stops no build', async () => {
  expect(await remarksOnTrainings(hours(36))).toEqual([
    {
      file: 'content/data/trainings.yaml',
      line: expect.any(Number),
      field: 'firstDate.date',
      message: expect.stringContaining('ist vorbei'),
    },
  ]);
});

test('on its day there is nothing to remark', async () => {
  expect(await remarksOnTrainings(hours(12))).toEqual([]);
});
