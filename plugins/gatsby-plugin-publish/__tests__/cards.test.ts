import { drawCard, drawable, setTitle } from '../cards/card';

test('M4 a word is broken only where it is wider than its box; long titles are set smaller', async () => {
  const sizeOf = async (title: string) => await setTitle(title);
  const short = await sizeOf('KI-Produktvideos mit Avatar, ohne Drehtag.');
  expect(short).toMatchObject({ fits: true });
  expect((await sizeOf('Impressum')).size).toBeGreaterThan(short.size);
  expect(await sizeOf('Rindfleischetikettierungsüberwachungsaufgabe')).toMatchObject({
    fits: false,
  });
});

test.each([
  ['Anruf — 📞 jetzt', 'Anruf — jetzt'],
  ['A\u2011B\u2009C', 'A-B C'],
  ['U\u0308ber 100 % mehr 🎉', 'Über 100 % mehr'],
])('%j leaves no holes on a card', (title, drawn) => {
  expect(drawable(title)).toBe(drawn);
});

test('a card is a picture that networks take', async () => {
  const card = { kicker: 'Produkte', title: 'Ein Titel', site: 'Uhrturm KI', cover: null };
  const picture = await drawCard(card);
  expect(picture.subarray(0, 2).toString('hex')).toBe('ffd8');
  expect(picture.length).toBeLessThan(300_000);
});
