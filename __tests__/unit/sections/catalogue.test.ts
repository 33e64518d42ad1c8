import { section } from '../../../src/sections/catalogue';
import { kindPurposes } from '../../../src/sections/kind-purposes';

const kinds = section.options.map((option) => option.shape.kind.value);

test('no name is left of a kind that has gone', () => {
  expect(Object.keys(kindPurposes).sort()).toEqual([...kinds].sort());
});

test.each(kinds.map((kind) => [kind]))('%s knows no foreign field', (kind) => {
  const result = section.safeParse({ kind, undKaffee: true });
  const unknown = result.error?.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [],
  );
  expect(unknown).toContain('undKaffee');
});
