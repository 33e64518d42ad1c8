import { fireEvent, render, screen, within } from '@testing-library/react';
import { lastDemo } from '../../../../src/lib/demo-context';
import { Calculator } from '../../../../src/sections/calculator/calculator';
import { costOf } from '../../../../src/sections/calculator/cost';
import { words } from '../../../../src/sections/calculator/messages';
import { head, position, resolved } from '../../../support/sections';

const rates = { minute: 0.5, discount: 30 };
const pro = { title: 'PRO', setup: 2200, monthly: 29.9, perRoom: true, minutes: 100 };
const entries = { rooms: 10, minutes: 0, isPilot: false };

test('the first year is setup and twelve months, by room, with minutes beyond the package', () => {
  expect(costOf(pro, entries, rates)).toEqual({ setup: 2200, monthly: 299, firstYear: 5788 });
  expect(costOf(pro, { ...entries, minutes: 140 }, rates)).toMatchObject({ monthly: 319 });
  expect(costOf(pro, { ...entries, isPilot: true }, rates)).toEqual({
    setup: 1540,
    monthly: 209.3,
    firstYear: 4051.6,
  });
});

test('an offer that answers no telephone has no price for minutes', () => {
  expect(costOf({ ...pro, minutes: undefined }, { ...entries, minutes: 1 }, rates)).toBeUndefined();
});

describe('on its page', () => {
  const firstYear = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .at(-1)?.textContent;
  const choose = (label: string) => {
    const { value } = screen.getByRole<HTMLOptionElement>('option', { name: label });
    fireEvent.change(screen.getByLabelText(words.trade), { target: { value } });
  };

  beforeEach(async () => {
    const section = await resolved('calculator', {
      ...head,
      trades: [
        { industry: 'automotive', packages: 'workshop' },
        { industry: 'hotels', packages: 'hotel' },
      ],
      booking: 'Nur Terminbuchung',
      request: { label: 'Anfragen', to: '/trial' },
    });
    render(<Calculator section={section} position={position} />);
  });

  test('rooms count for a hotel, and are asked for nowhere else', () => {
    expect(screen.queryByLabelText(words.rooms)).toBeNull();
    choose('Hotel und Vermietung');
    expect(firstYear('BASIC')).toBe('ab 2.538\u00a0€');
    fireEvent.change(screen.getByLabelText(words.rooms), { target: { value: '12' } });
    expect(firstYear('BASIC')).toBe('ab 2.895,60\u00a0€');
  });

  test('what is no whole number keeps the result and says what is right', () => {
    const before = firstYear('ENTERPRISE');
    fireEvent.change(screen.getByLabelText(words.minutes), { target: { value: '-5' } });
    expect(screen.getByRole('alert').textContent).toBe(words.invalid(0, 100_000));
    expect(firstYear('ENTERPRISE')).toBe(before);
  });

  test('the request takes along what was told and what it costs', () => {
    fireEvent.change(screen.getByLabelText(words.minutes), { target: { value: '200' } });
    fireEvent.click(screen.getByRole('link', { name: 'Anfragen' }));
    expect(lastDemo()?.sentence).toMatch(/200 Telefonminuten im Monat\. ENTERPRISE ab/);
    expect(lastDemo()?.industry).toBe('automotive');
  });
});
