import { render, screen } from '@testing-library/react';
import { VignettePairView } from '../../../../src/components/vignettes/vignette-pair';
import { guidedOffer } from '../../../../plugins/gatsby-source-content/read/guided';
import type { VignettePair } from '../../../../src/content-model/vignettes';

const plan: VignettePair['result'] = {
  type: 'itinerary',
  title: 'Aufenthalt',
  subtitle: 'Heute',
  stops: [
    { time: 'früh', title: 'Anreise', state: 'fixed' },
    { time: 'spät', title: 'Abreise', state: 'open' },
  ],
};
const pair: VignettePair = {
  tone: 'night',
  alt: 'Plan eines Tages',
  conversation: plan,
  result: plan,
  resultLabel: 'Ergebnis',
};

test('an instrument says in plain sight that it is an example; alone it has no link', () => {
  render(<VignettePairView pair={pair} />);
  const figure = screen.getByRole('figure', { name: pair.alt });
  expect(figure.querySelector('figcaption')?.textContent).toBe('Beispiel');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a chat ends with the first buttons of its conversation, also without a portrait', () => {
  const chat: VignettePair['conversation'] = {
    type: 'chat',
    title: 'Schuster',
    subtitle: 'Nachfrage',
    guided: guidedOffer('luigi.allergy'),
    messages: [],
  };
  render(<VignettePairView pair={{ ...pair, conversation: chat }} />);
  const figure = screen.getByRole('figure', { name: pair.alt });
  expect(figure.id).toBe('gespraech/luigi.allergy');
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['allergy', 'table', 'order'].map((id) => `#gespraech/luigi.allergy/${id}`));
});
