import { render, screen, within } from '@testing-library/react';
import { formatEuro } from '../../../src/lib/format';
import { Packages } from '../../../src/sections/packages/packages';
import { contentOf } from '../../support/content';
import { head, position, resolved } from '../../support/sections';

// The queries read a non-breaking space as a space.
const vat = contentOf('site').vat.replaceAll('\u00a0', ' ');
type Offer = { title: string; features: readonly string[]; action: { label: string; to: string } };
const notes = () => screen.getAllByText(vat).length;

/** The card of an offer, whose way to ask for it names the offer. */
function cardOf({ title, features, action }: Offer): HTMLElement {
  const card = screen.getByRole('heading', { name: title }).closest('article');
  if (card === null) throw new Error(`no card for ${title}`);
  const { queryAllByRole, getByRole } = within(card);
  expect(queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(features);
  expect(getByRole('link', { name: action.label }).getAttribute('href')).toMatch(action.to);
  return card;
}

test('every package has its two prices and what is in it, and says whether VAT is included', async () => {
  for (const [packages, { cards }] of Object.entries(contentOf('packages'))) {
    const section = await resolved('packages', { ...head, packages });
    const { unmount } = render(<Packages section={section} position={position} />);
    for (const card of cards) {
      const text = cardOf(card).textContent;
      expect(text).toContain(`ab ${formatEuro(card.setup)} einmalig`);
      expect(text).toContain(`+ ${formatEuro(card.monthly)}`);
      if (card.badge) expect(screen.getAllByText(card.badge)).toHaveLength(1);
    }
    expect(notes()).toBe(cards.length);
    unmount();
  }
});

test('every booking plan has its new and old price, and says whether VAT is included', async () => {
  const section = await resolved('packages', head);
  render(<Packages section={section} position={position} />);
  const { plans, notes: small } = contentOf('booking-plans');
  for (const plan of plans) {
    const card = cardOf(plan);
    expect(card.textContent).toContain(`ab ${formatEuro(plan.price)} /Monat`);
    expect(card.querySelector('s')?.textContent).toBe(formatEuro(plan.oldPrice));
  }
  const terms = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(terms).toEqual(small.map(({ text }) => text));
  expect(notes()).toBe(plans.length);
});
