import { localEnvironment } from '../../tools/local-environment.mjs';
import { thirdPartiesInUse } from '../../src/config/third-parties';
import { expect, test } from '../support/e2e/test';

/** The names a visitor reads, by the ids of the services. */
const names: Readonly<Record<string, string>> = {
  hosting: 'Hosting',
  emailjs: 'EmailJS',
  supabase: 'Supabase',
  stripe: 'Stripe',
  video: 'YouTube',
  chatAgent: 'Chat-Agent',
};

test('the privacy policy names exactly the services this build uses, each with its facts', async ({
  page,
}) => {
  await page.goto('/datenschutz');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: /^[1-7]\. / })).toHaveCount(7);
  const inUse = [...thirdPartiesInUse(localEnvironment)].map((id) => names[id] ?? id);
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(inUse);
  for (const fact of ['Anbieter:', 'Zweck:', 'Daten:', 'Wann:', 'Rechtsgrundlage:'])
    await expect(main.getByText(fact, { exact: true })).toHaveCount(inUse.length);
});
