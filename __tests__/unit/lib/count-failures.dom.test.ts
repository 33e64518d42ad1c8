import { countFailures } from '../../../src/lib/counting-tool';

test('each kind of failure is told once a page, without a word of what failed', () => {
  const told: string[] = [];
  countFailures((name) => told.push(name));
  const picture = document.body.appendChild(document.createElement('img'));
  for (const again of [1, 2]) {
    picture.dispatchEvent(new Event('error'));
    window.dispatchEvent(new ErrorEvent('error', { message: `geheim ${again}` }));
    document.dispatchEvent(new Event('securitypolicyviolation'));
  }
  expect(told).toEqual(['Datei lädt nicht', 'Skriptfehler', 'Richtlinie verletzt']);
  window.history.replaceState(null, '', '/trial');
  picture.dispatchEvent(new Event('error'));
  expect(told).toHaveLength(4);
});
