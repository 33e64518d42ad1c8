import { fc } from '../../../../__tests__/support/property';
import { reference } from '../../../../src/content-model/references';
import { mapReferences } from '../map-references';

const luigi = reference('assistants').parse('luigi');
const paths = (value: unknown): unknown[][] =>
  value === luigi
    ? [[]]
    : Object.entries(typeof value === 'object' && value !== null ? value : {}).flatMap(
        ([key, item]) =>
          paths(item).map((path) => [Array.isArray(value) ? Number(key) : key, ...path]),
      );
const swapped = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, item) => (item?.$ref === undefined ? item : 'swapped'));

const { content } = fc.letrec((tie) => ({
  content: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(luigi, luigi, 3, 'luigi', null),
    fc.array(tie('content'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('team', 'stage', 'avatar'), tie('content')),
  ),
}));

test('every reference is visited with its path and replaced, at any depth; all else stays', () =>
  fc.assert(
    fc.asyncProperty(content, async (value) => {
      const visited: unknown[] = [];
      const mapped = await mapReferences(value, (_, path) => {
        visited.push(path);
        return Promise.resolve('swapped');
      });
      expect(visited).toEqual(paths(value));
      expect(mapped).toEqual(swapped(value));
    }),
  ));
