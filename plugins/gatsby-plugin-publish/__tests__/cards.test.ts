import { readdirSync } from 'node:fs';
import { createElement } from 'react';
import { requireFromRoot } from '../../gatsby-source-content';
import { type Card, cardOf } from '../cards/card';
import { readFonts } from '../cards/draw-card';
import { drawable } from '../cards/drawable';
import { drawCards } from '../cards/draw-cards';
import { fileCache } from '../file-cache';
import { contentOf } from '../../../__tests__/support/content';
import { temporaryFolder } from '../../../__tests__/support/temporary-folder';

const loadSatori: (name: 'satori') => typeof import('satori') = requireFromRoot;

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
  ['Anruf — 📞 jetzt ™', 'Anruf — jetzt ™'],
  ['10\u2009m² CO₂, ½ Tag, A\u2011B', '10 m2 CO2, 1/2 Tag, A-B'],
  ['Ṡimić & Łukasz (🎉) → „📞“ ja', 'Simić & Łukasz › ja'],
  ['👩‍🔧 Werkstatt: „Grüß Gott“ für 30 €!', 'Werkstatt: „Grüß Gott“ für 30 €!'],
  ['U\u0308ber 100 % mehr 🎉.', 'Über 100 % mehr.'],
])('T03: %j leaves no holes on a card', (title, drawn) => {
  expect(drawable(title)).toBe(drawn);
});

test('T03: the fonts have what is drawn', async () => {
  const signs = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code));
  const all = signs.map(drawable).join('');
  const { default: draw } = loadSatori('satori');
  const holes: string[] = [];
  for (const style of ['title', 'label']) {
    const fontFamily = `${style}-latin, ${style}-latin-ext`;
    const line = createElement('div', { style: { display: 'flex', fontFamily } }, all);
    const loadAdditionalAsset = async (_language: string, hole: string) => {
      holes.push(hole);
      return [];
    };
    await draw(line, { width: 999, height: 99, fonts: readFonts(), loadAdditionalAsset });
  }
  expect(all.length).toBeGreaterThan(300);
  expect(holes).toEqual([]);
});
