import { globalHistory } from '@gatsbyjs/reach-router';
import { onClientEntry, onRouteUpdate } from '../../gatsby-browser';

const listeners: ((update: { location: { hash: string } }) => void)[] = [];
jest.mock('@gatsbyjs/reach-router', () => ({
  globalHistory: {
    location: { hash: '#%' },
    listen: (listener: never) => listeners.push(listener),
  },
}));

test('A1 a hash that cannot be decoded is none: Gatsby would throw', () => {
  onClientEntry();
  expect(globalHistory.location.hash).toBe('');
  const [listener] = listeners;
  for (const [hash, kept] of [
    ['#100%', ''],
    ['#%E4', ''],
    ['#%C3%A4', '#%C3%A4'],
    ['#pakete', '#pakete'],
  ] as const) {
    const location = { hash };
    listener?.({ location });
    expect(location.hash).toBe(kept);
  }
});

test('A3 a new page is announced in German', async () => {
  document.body.innerHTML = '<p id="gatsby-announcer">Navigated to Kontakt</p>';
  onRouteUpdate();
  await new Promise((done) => requestAnimationFrame(done));
  expect(document.body.textContent).toBe('Geöffnet: Kontakt');
});
