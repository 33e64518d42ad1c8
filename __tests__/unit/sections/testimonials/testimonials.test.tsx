import { render, screen, within } from '@testing-library/react';
import { Testimonials } from '../../../../src/sections/testimonials/testimonials';
import { head, position } from '../../../support/sections';

const quote = (id: string, releasedOn?: string) => ({
  id,
  quote: 'Passt.',
  person: 'Wirtin',
  business: id,
  releasedOn,
});

test('a quote no customer has released is marked as an example', () => {
  const testimonials = [quote('Gasthaus'), quote('Hotel', '2026-11-02')];
  const section = { kind: 'testimonials', ground: 'green', ...head, testimonials } as const;
  render(<Testimonials section={section} position={position} />);
  const marked = screen
    .getAllByRole('figure')
    .map((figure) => within(figure).queryAllByText('Beispiel').length);
  expect(marked).toEqual([1, 0]);
});
