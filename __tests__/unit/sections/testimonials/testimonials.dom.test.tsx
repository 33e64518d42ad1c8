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

test('only a quote a customer has released has stars, any other is marked as an example', () => {
  const testimonials = [quote('Gasthaus'), quote('Hotel', '2026-11-02')];
  const section = { kind: 'testimonials', ground: 'green', ...head, testimonials } as const;
  render(<Testimonials section={section} position={position} />);
  const [example, released] = screen.getAllByRole('figure').map((figure) => within(figure));
  expect(example?.queryByText('Beispiel')).not.toBeNull();
  expect(example?.queryByRole('img')).toBeNull();
  expect(released?.queryByRole('img', { name: '5 von 5 Sternen' })).not.toBeNull();
  expect(released?.queryByText('Beispiel')).toBeNull();
});
