import { render, screen } from '@testing-library/react';
import { TrainingOffers } from '../../../../src/sections/training-offers/training-offers';
import { head, position, resolved } from '../../../support/sections';

beforeEach(async () => {
  const words = { ...head, bookLabel: 'Platz buchen', soonLabel: 'Bald verfügbar' };
  const section = await resolved('training-offers', words);
  render(<TrainingOffers section={section} position={position} />);
});

test('the workshop can be booked at the external form', () => {
  const link = screen.getByRole('link', { name: /^Platz buchen \(Einsteiger-Workshop,/ });
  expect(link.getAttribute('href')).toMatch(/^https:/);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(screen.getByText('99 €')).not.toBeNull();
});

test('what is to come has a tag and a disabled button', () => {
  expect(screen.getAllByText('COMING SOON')).toHaveLength(2);
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Bald verfügbar/ });
  expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true]);
});
