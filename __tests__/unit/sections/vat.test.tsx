import { render, screen } from '@testing-library/react';
import { BookingPlans } from '../../../src/sections/booking-plans/booking-plans';
import { Packages } from '../../../src/sections/packages/packages';
import { PriceBoard } from '../../../src/sections/price-board/price-board';
import { VideoPackages } from '../../../src/sections/video-packages/video-packages';
import { contentOf } from '../../support/content';
import { head, position, resolved } from '../../support/sections';

// The queries read a non-breaking space as a space.
const vat = contentOf('site').vat.replaceAll('\u00a0', ' ');
const notes = () => screen.getAllByText(vat).length;

test('every package says whether VAT is included', async () => {
  for (const [packages, { cards }] of Object.entries(contentOf('packages'))) {
    const section = await resolved('packages', { ...head, packages });
    const { unmount } = render(<Packages section={section} position={position} />);
    expect(notes()).toBe(cards.length);
    unmount();
  }
});

test('every booking plan says whether VAT is included', async () => {
  const section = await resolved('booking-plans', head);
  render(<BookingPlans section={section} position={position} />);
  expect(notes()).toBe(contentOf('booking-plans').plans.length);
});

test('every video package says whether VAT is included', async () => {
  const section = await resolved('video-packages', { ...head, orderLabel: 'Bestellen' });
  render(<VideoPackages section={section} position={position} />);
  const online = contentOf('site').vatOnline.replaceAll('\u00a0', ' ');
  expect(screen.getAllByText(online)).toHaveLength(contentOf('video-packages').length);
  expect(online).not.toBe(vat);
});

test('the board of calls says it once, before the first price', async () => {
  const columns = Object.fromEntries(
    ['service', 'type', 'setup', 'aiPrice', 'regularPrice', 'saving'].map((name) => [name, name]),
  );
  const section = await resolved('price-board', {
    ...head,
    columns,
    note: 'Pro Minute.',
    calculate: 'Rechnen',
    request: { label: 'Anfragen', to: '/trial' },
  });
  render(<PriceBoard section={section} position={position} />);
  const table = screen.getByRole('table');
  expect(screen.getByText(vat).compareDocumentPosition(table)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('every training says it in its own words', () => {
  for (const { priceNote } of contentOf('trainings').offers)
    expect(priceNote).toMatch(/(?:inkl|exkl)\. USt/);
});
