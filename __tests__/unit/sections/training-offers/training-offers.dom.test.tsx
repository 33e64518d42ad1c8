import { render, screen } from '@testing-library/react';
import { formatEuro } from '../../../../src/lib/format';
import { TrainingOffers } from '../../../../src/sections/training-offers/training-offers';
import { contentOf } from '../../../support/content';
import { head, position, resolved } from '../../../support/sections';

const { offers, firstDate } = contentOf('trainings');
const day = 86_400_000;
const before = Date.parse(firstDate.iso) - day;
const after = Date.parse(firstDate.iso) + day;

async function show(now: number) {
  jest.useFakeTimers({ now });
  const words = { ...head, bookLabel: 'Platz buchen', soonLabel: 'Bald verfügbar' };
  const section = await resolved('training-offers', words);
  render(<TrainingOffers section={section} position={position} />);
}

const bookable = offers.filter(({ status }) => status === 'bookable');
const soon = offers.filter(({ status }) => status === 'soon');

test('what can be booked leads to the external form', async () => {
  await show(before);
  const links = screen.getAllByRole('link', { name: /^Platz buchen/ });
  expect(links).toHaveLength(bookable.length);
  for (const [index, { title, price }] of bookable.entries()) {
    expect(links[index]?.textContent).toContain(`(${title},`);
    expect(links[index]?.getAttribute('href')).toBe(contentOf('site').external.trainingBooking);
    expect(links[index]?.getAttribute('target')).toBe('_blank');
    expect(document.body.textContent).toContain(formatEuro(price));
  }
});

test('what is to come has a tag and a disabled button', async () => {
  await show(before);
  for (const { tag } of soon) expect(screen.getAllByText(tag)).not.toEqual([]);
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Bald verfügbar/ });
  expect(buttons.map(({ disabled }) => disabled)).toEqual(soon.map(() => true));
});

test('a build before the date is corrected by a visit after it', async () => {
  jest.useFakeTimers({ now: before });
  const section = await resolved('training-offers', { ...head, bookLabel: 'A', soonLabel: 'B' });
  expect(section.date.nextIso).toBe(firstDate.iso);
  jest.setSystemTime(after);
  render(<TrainingOffers section={section} position={position} />);
  expect(screen.getByText(firstDate.tag)).not.toBeNull();
});
