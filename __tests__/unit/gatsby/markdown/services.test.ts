/** @jest-environment node */
import { compileMdx } from '../../../../src/gatsby/markdown/compile-mdx';

jest.mock(
  '../../../../src/gatsby/markdown/esm-packages.cjs',
  () =>
    jest.requireActual<typeof import('../../../support/esm-packages')>(
      '../../../support/esm-packages',
    ).loadEsmPackages,
);

const source = 'Vorher.\n\n<Dienst name="stripe">\n\n### Stripe\n\nText.\n\n</Dienst>\n\nNachher.';
const compile = (services: Record<string, boolean>) =>
  compileMdx('content/legal/datenschutz.mdx', source, {}, services);

test('a service in use keeps its paragraphs', async () => {
  const { html } = await compile({ stripe: true });
  expect(html).toContain('Stripe</h3>');
  expect(html).toContain('Nachher.');
});

test('a service that is not in use leaves no trace', async () => {
  const { html } = await compile({ stripe: false });
  expect(html).not.toContain('Stripe');
  expect(html).toContain('Nachher.');
});

test('an unknown service is a problem that names the line and what is allowed', async () => {
  const { problems } = await compile({ supabase: true });
  expect(problems).toEqual([
    {
      file: 'content/legal/datenschutz.mdx',
      line: 3,
      field: '',
      message: 'Dienst „stripe“ gibt es nicht; erlaubt: supabase',
    },
  ]);
});
