import { chooseSteps } from '../../../tools/cli/steps';

const names = (...wanted: string[]) => chooseSteps(wanted).map(({ name }) => name);

test("the specification's own facts run only by name", () => {
  expect(names('core', 'check', 'extra')).not.toContain('spec');
  expect(names('spec')).toEqual(['spec']);
});

test('a step brings along the one it needs', () => {
  expect(names('budgets')).toEqual(['build', 'budgets']);
});

test('single steps keep their order', () => {
  expect(names('types', 'unit')).toEqual(['unit', 'types']);
});

test('an unknown step is named, with those there are', () => {
  expect(() => names('unit', 'alles')).toThrow(/alles\. Es gibt: build, core, /);
});
