import { type Card, cardOf } from '../cards/card';
import { drawCards } from '../cards/draw-cards';
import { contentOf } from '../../../__tests__/support/content';
import { temporaryFolder } from '../../../__tests__/support/temporary-folder';

const card = (title: string, route = '/a'): Card => ({
  ...{ route, site: 'Uhrturm KI', kicker: 'Assistenten', title, hour: 7.5, cover: undefined },
});

test('a card is drawn once, and again only when its words change', async () => {
  const [publicDir, cache] = [temporaryFolder({}), temporaryFolder({})];
  expect(await drawCards(publicDir, [card('Eins'), card('Zwei', '/b')], cache)).toBe(2);
  expect(await drawCards(publicDir, [card('Eins', '/c'), card('Zwei', '/b')], cache)).toBe(0);
  expect(await drawCards(publicDir, [card('Eins'), card('Drei', '/b')], cache)).toBe(1);
});

test('a card carries the heading of the page as text, and the first time the page tells', () => {
  const facts = { site: contentOf('site'), navigation: contentOf('navigation') };
  const html = '<h1>Auto\u00adhaus <span>&amp;</span> Werk&shy;statt</h1>';
  const found = cardOf({ type: 'code', route: '/a' }, html, facts);
  expect(found.title).toBe('Autohaus & Werkstatt');
  expect(found.kicker).toBe(facts.site.tagline);
});
