/** @jest-environment node */
import { reference } from '../../../../src/content-model/references';
import { mapReferences } from '../map-references';

const luigi = reference('assistants').parse('luigi');

test('every reference is visited with its path, at any depth', async () => {
  const paths: unknown[] = [];
  await mapReferences({ team: [luigi, { stage: { avatar: luigi } }], text: 'luigi' }, (_, path) => {
    paths.push(path);
    return Promise.resolve(undefined);
  });
  expect(paths).toEqual([
    ['team', 0],
    ['team', 1, 'stage', 'avatar'],
  ]);
});

test('what replaces a reference takes its place; everything else stays', async () => {
  const value = { team: [luigi], show: 3, intro: undefined, anchor: null };
  const mapped = await mapReferences(value, ({ $ref }) => Promise.resolve($ref));
  expect(mapped).toEqual({ team: ['entity'], show: 3, intro: undefined, anchor: null });
});
