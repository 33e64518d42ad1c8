/** @jest-environment node */
import { chooseSteps } from '../../../../tools/front-door/test-steps.mjs';

const names = (wanted: string[]) => chooseSteps(wanted).map(({ name }) => name);

test('without a wish all steps run, the build before the tests that need it', () => {
  expect(names([])).toEqual([
    'format',
    'lint',
    'types',
    'content',
    'unit',
    'functions',
    'build',
    'e2e',
  ]);
});

test('single steps run in their fixed order, with what they need', () => {
  expect(names(['types', 'format'])).toEqual(['format', 'types']);
  expect(names(['e2e'])).toEqual(['build', 'e2e']);
});

test('an unknown step is named, with those there are', () => {
  expect(() => chooseSteps(['e2e', 'alles'])).toThrow(/alles\. Es gibt: format, lint/);
});
