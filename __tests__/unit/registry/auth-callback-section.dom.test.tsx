import { act, render } from '@testing-library/react';
import { setPendingProduct } from '../../../src/features/checkout/order';
import { AuthCallbackSection } from '../../../src/registry/auth-callback-section';
import { wrapRootElement } from '../../../gatsby-browser';
import { storeSession } from '../../support/account/session';
import { linkTargets } from '../../support/form-page';
import { resolved } from '../../support/sections';

const ways = ['/services/video#pakete', '/kontaktinformationen'];
const section = resolved('auth-callback', {
  purchase: '/services/video',
  actions: ways.map((to) => ({ label: to, to })),
});

test.each([
  ['with a purchase it leads back to it', 'video-hero', ['/services/video#bestellen-video-hero']],
  ['without a purchase it leads to what the page names', undefined, ways],
])('%s', async (_what, productKey, targets) => {
  setPendingProduct(productKey);
  storeSession();
  window.history.replaceState(null, '', '/auth/callback');
  const element = <AuthCallbackSection section={await section} />;
  await act(async () => render(wrapRootElement({ element })));
  expect(linkTargets()).toEqual(targets);
});
