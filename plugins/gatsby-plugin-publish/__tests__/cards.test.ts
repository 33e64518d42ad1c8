import { readdirSync } from 'node:fs';
import { type Card, cardOf } from '../cards/card';
import { drawable } from '../cards/draw-card';
import { drawCards } from '../cards/draw-cards';
import { fileCache } from '../file-cache';
import { contentOf } from '../../../__tests__/support/content';
import { temporaryFolder } from '../../../__tests__/support/temporary-folder';

const card = (title: string, route = '/a'): Card => ({
  ...{ route, site: 'Uhrturm KI', kicker: 'Assistenten', title, hour: 7.5, cover: undefined },
});

test('a card is drawn once, and again only when its words change', async () => {
  const [publicDir, folder] = [temporaryFolder({}), temporaryFolder({})];
  const drawn = async (cards: readonly Card[]) => {
    const [cache, before] = [fileCache(folder), readdirSync(folder)];
    await drawCards(publicDir, cards, cache);
    cache.forgetOthers();
    return readdirSync(folder).filter((name) => !before.includes(name)).length;
  };
  expect(await drawn([card('Eins'), card('Zwei', '/b')])).toBe(2);
  expect(await drawn([card('Eins', '/c'), card('Zwei', '/b')])).toBe(0);
  expect(await drawn([card('Eins'), card('Drei', '/b')])).toBe(1);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('a card carries the heading of the page as text, and the first time the page tells', () => {
  const facts = { site: contentOf('site'), navigation: contentOf('navigation') };
  const html = '<h1>Auto\u00adhaus <span>&amp;</span> Werk&shy;statt</h1>';
  const found = cardOf({ type: 'code', route: '/a' }, html, facts);
  expect(found.title).toBe('Autohaus & Werkstatt');
  expect(found.kicker).toBe(facts.site.tagline);
});

test.each([
  ['Anruf — 📞 jetzt ™', 'Anruf – jetzt'],
  ['👩‍🔧 Werkstatt: „Grüß Gott“ für 30 €!', 'Werkstatt: „Grüß Gott“ für 30 €!'],
  ['U\u0308ber 100 % mehr 🎉.', 'Über 100 % mehr.'],
])('T03: %j leaves no holes on a card', (title, drawn) => {
  expect(drawable(title)).toBe(drawn);
});
