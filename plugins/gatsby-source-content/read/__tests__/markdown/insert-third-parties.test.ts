import { compileMdx } from '../../markdown/compile-mdx';
import type { ThirdPartyFacts } from '../../markdown/draw-components';

const stripe = {
  name: 'Stripe',
  facts: [
    { label: 'Anbieter', text: 'Stripe Payments & <Co>, Dublin' },
    { label: 'Mehr dazu', text: 'Datenschutzerklärung', href: 'https://stripe.com/at/privacy' },
  ],
};
const source = 'Vorher.\n\n<Dienst name="stripe">\n\nDazu *noch*.\n\n</Dienst>\n\nNachher.';
const compile = (services: ThirdPartyFacts, text = source) =>
  compileMdx('content/legal/datenschutz.mdx', text, { Dienst: services });

test('a service in use shows its name, its facts, and what stands inside', async () => {
  const { html } = await compile({ stripe });
  expect(html.replace(/\n/g, '')).toBe(
    '<p>Vorher.</p><h3 id="stripe">Stripe</h3><ul>' +
      '<li><strong>Anbieter:</strong> Stripe Payments &#x26; &#x3C;Co>, Dublin</li>' +
      '<li><strong>Mehr dazu:</strong> <a href="https://stripe.com/at/privacy">Datenschutzerklärung</a></li>' +
      '</ul><p>Dazu <em>noch</em>.</p><p>Nachher.</p>',
  );
});

test('a service without further words shows its facts', async () => {
  const { html } = await compile({ stripe }, '<Dienst name="stripe" />');
  expect(html).toContain('Stripe</h3>');
  expect(html).toContain('Dublin');
});

test('a service that is not in use leaves no trace', async () => {
  const { html, problems } = await compile({ stripe: false });
  expect(html).toBe('<p>Vorher.</p>\n<p>Nachher.</p>');
  expect(problems).toEqual([]);
});

test.each([
  [{ stripe }, ['stripe']],
  [{ stripe: false as const }, ['stripe']],
  [{}, []],
])('every known service that is named counts as named', async (services, named) => {
  expect((await compile(services)).thirdParties).toEqual(named);
});
