import { globalHistory } from '@gatsbyjs/reach-router';
import { onClientEntry, onRouteUpdate } from '../../gatsby-browser';

test.each([
  ['#100%', ''],
  ['#%E4', ''],
  ['#%C3%A4', '#%C3%A4'],
  ['#pakete', '#pakete'],
])('A1 at entry and after: of the hash %s, which Gatsby decodes, "%s" is left', (hash, kept) => {
  window.history.replaceState(null, '', `/${hash}`);
  globalHistory.location.hash = hash;
  onClientEntry();
  expect(globalHistory.location.hash).toBe(kept);
  window.history.pushState(null, '', `/${hash}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(window.location.hash).toBe(kept);
});

test('A3 a new page is announced in German', async () => {
  document.body.innerHTML = '<p id="gatsby-announcer">Navigated to Kontakt</p>';
  onRouteUpdate();
  await new Promise((done) => requestAnimationFrame(done));
  expect(document.body.textContent).toBe('Geöffnet: Kontakt');
});
