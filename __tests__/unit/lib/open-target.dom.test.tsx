import { render, screen } from '@testing-library/react';
import { openTarget } from '../../../src/lib/open-target';

const shown = (hash: string) => {
  render(
    <details id="richtwerte">
      <summary>Woher kommen die Zahlen?</summary>
      Von uns.
    </details>,
  );
  openTarget(hash, document);
  return screen.getByRole('group').hasAttribute('open');
};

test.each([
  ['#richtwerte', true],
  ['#andere', false],
  ['', false],
])('the address with "%s" opens the answer: %s', (hash, opens) => {
  expect(shown(hash)).toBe(opens);
});
