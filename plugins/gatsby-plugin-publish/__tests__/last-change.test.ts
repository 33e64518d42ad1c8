import { lastChange } from '../files/last-change';
import type { Published } from '../published';

const dates: Readonly<Record<string, string>> = {
  'content/blog/pult/index.mdx': '2026-03-02T10:00:00+01:00',
};
const history = { changedOn: (file: string) => dates[file], addedOn: () => undefined };

const legal: Published = {
  ...{ type: 'legal', route: '/agb', title: 'AGB', description: 'Bedingungen' },
  file: 'content/blog/pult/index.mdx',
};

test('a page changes with its file', () => {
  expect(lastChange(legal, history)).toBe('2026-03-02T10:00:00+01:00');
});

test('without a history, or for a file that is not in it, nobody knows', () => {
  expect(lastChange(legal, undefined)).toBeUndefined();
  expect(lastChange({ ...legal, file: 'content/legal/agb.mdx' }, history)).toBeUndefined();
  expect(lastChange({ type: 'code', route: '/blog' }, history)).toBeUndefined();
});
