import { globalHistory } from '@gatsbyjs/reach-router';
import { shouldUpdateScroll } from '../../../src/shell/scroll';

test('Back from a place on a page is left to the browser; a link to the open page leads to its top', async () => {
  const page = { location: { pathname: '/agb', hash: '' } };
  const update = {
    prevRouterProps: { location: { ...page.location, hash: '#preise' } },
    routerProps: page,
  };
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(shouldUpdateScroll(update)).toBe(false);
  void globalHistory.navigate('/agb');
  expect(shouldUpdateScroll(update)).toBe(true);
});
