import { clicksAreHeard, pressAgain } from '../early-clicks';

test('what was pressed too early is pressed again, once', () => {
  document.body.innerHTML =
    '<button type="button" data-pressed>Weiter</button><button type="button">Zurück</button>';
  const pressed: (string | null)[] = [];
  document.body.addEventListener('click', ({ target }) => {
    if (target instanceof Element) pressed.push(target.textContent);
  });
  pressAgain(document);
  pressAgain(document);
  expect(pressed).toEqual(['Weiter']);
});

test('the root says from when on clicks are heard', () => {
  const root = document.createElement('div');
  clicksAreHeard(root);
  expect(root.matches('[data-hears]')).toBe(true);
});
