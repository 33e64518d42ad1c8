import { readFileSync } from 'node:fs';
import {
  changed,
  contentTree,
  coverPicture,
  legalSource,
  pageSource,
  postSource,
  services,
} from '../../../__tests__/support/content-tree';
import { checkContent } from '../check/check-content';
import { problemLine } from '../read/problems';

type Changes = Parameters<typeof contentTree>[0];

const small = readFileSync('__tests__/support/pictures/tiny.png');
const now = new Date('2026-11-26T09:00:00Z');
const said = async (changes: Changes): Promise<string[]> =>
  (await checkContent(contentTree(changes), now)).problems.map(problemLine);
/** There is one problem, at this place below content/, in these words. */
async function expectOne(changes: Changes, place: string, words: string) {
  const [problem = '', ...others] = await said(changes);
  expect(others).toEqual([]);
  expect(problem.slice(0, place.length + 8)).toBe(`content/${place}`);
  expect(problem).toContain(words);
}

const post = (body: string): Changes => ({ 'blog/pult/index.mdx': postSource(`${body}\n`) });
const front = (from: string | RegExp, to: string): Changes => ({
  'blog/pult/index.mdx': postSource('Servus.\n').replace(from, to),
});
const section = (kind: string, lines: string): Changes => ({
  'pages/index.yaml': pageSource(`  - kind: ${kind}\n    heading: Servus\n    ${lines}\n`),
});
const questions = (answer: string) =>
  `questions: [{ question: Wer?, answer: '${answer}' }, { question: Wann?, answer: Jetzt. }]`;
const setup = (amount: string): Changes => ({
  'data/packages.yaml': `home:
  cards:
    - id: basic
      title: BASIC
      audience: Für kleine Betriebe
      setup: ${amount}
      monthly: 9.9
      channels: Web
      action: { label: Anfragen, to: / }
`,
});
const quote = '- { id: kern, quote: Passt., person: Georg Kern, business: Werkstatt Kern }\n';

test('content without mistakes has none; what programs leave behind is no content', async () => {
  expect(await said({ 'pages/index.yaml~': 'x', 'images/.DS_Store': 'x' })).toEqual([]);
  const three = await said({ ...post('[x](/y)\n\n# Servus'), ...redirects('/trial') });
  expect(three.join()).toMatch(/^\S*index\.mdx:10:.*index\.mdx:12:.*redirects\.yaml, /s);
});

test.each([
  ['B05 a colon', 'heading: Preis: 30 Euro', 6, 'kein gültiges YAML: ein Doppelpunkt'],
  ['B05 an open quote', 'heading: "Servus', 8, 'kein gültiges YAML: es fehlt der Strich'],
  ['B05 a quoted word', 'heading: "Ja" lohnt', 6, 'kein gültiges YAML: ein Text, der mit einem'],
  ['B05 a field twice', 'heading: Ja\n    heading: Ja', 7, 'dieses Feld steht zweimal da'],
  ['B05 a star', 'heading: *Betont*', 6, 'kein gültiges YAML: ein Text, der mit einem Sonderz'],
  ['T1 an exclamation mark', 'heading: !Neu', 6, 'kein gültiges YAML: ein Text, der mit einem'],
  ['T1 an ampersand', 'heading: &Co und', 6, '„&Co“ steht nicht auf der Seite'],
  ['T1 a hash', 'heading: Tipp #1 für Sie', 6, '„#1 für Sie“ steht nicht auf der Seite'],
  ['T1 a tag', 'heading: !!str Neu', 6, '„!!str“ steht nicht auf der Seite'],
  ['T2 a control character', 'heading: Mehr\u000bUmsatz', 6, 'das Zeichen U+000B ist nicht lesbar'],
  ['T4 an entity', 'heading: A &amp; B', 6, 'heading: &amp; stünde so auf der Seite'],
  ['T5 a number', 'heading: 2.10', 6, "ein Text; schreiben Sie ihn in Anführungszeichen: '2.10'"],
  ['T01 a misspelt field', 'headding: x', 6, 'headding: dieses Feld gibt es hier nicht; erlaubt:'],
  ['T01 one that was meant', 'headding: x', 6, '; meinten Sie heading?'],
  ['T01 a missing field', '', 5, 'Feld sections[0].heading: dieses Feld fehlt'],
  ['T01 an empty field', 'heading:', 6, 'Feld sections[0].heading: dieses Feld ist leer'],
])('%s in the place of a heading', async (_mistake, written, line, words) => {
  const page = pageSource().replace('heading: Grüß Gott', written);
  await expectOne({ 'pages/index.yaml': page }, `pages/index.yaml:${line}`, words);
});

test.each([
  ['T3 a sign of a private font', '\uf0b7 Servus.', 10, 'das Zeichen U+F0B7 ist nicht lesbar'],
  ['T3 bullets of Word', 'Servus:\n• eins', 10, 'die Einträge einer Liste beginnen mit „- “'],
  ['T6 a heading of signs', '## ...', 10, 'die Überschrift hat keinen Text'],
  ['T6 the heading of a page', '# Servus', 10, 'Überschriften im Text beginnen mit ##'],
  ['T7 a row too long', '| a |\n| - |\n| 1 | 2 |', 12, 'mehr Zellen als die Tabelle Spalten'],
  ['T7 no line in a table', '| a | b |\n| 1 | 2 |', 10, 'keine Tabelle: ihre zweite Zeile ist'],
  ['T7 a heading without a blank', '##Am Morgen', 10, 'nach ## fehlt das Leerzeichen'],
  ['T01 an unknown name', '<Angabe name="emial" />', 10, '„emial“ gibt es nicht in content/data'],
  ['T01 angle brackets', 'Unter <https://x.at>.', 10, 'das Zeichen < beginnt hier ein Element'],
  ['A07 an import', 'import x from "y"', 10, 'ein Absatz darf nicht mit „import“ oder'],
  ['A07 an expression', 'Servus.\n\nWir {heben} ab.', 12, 'geschweifte Klammern sind im Text'],
  ['A07 an open brace', '\\{\n\nWir { heben ab.\n\nx', 12, 'geschweifte Klammern sind im Text'],
  ['A07 an unknown component', '<Kasten>x</Kasten>', 10, '<Kasten> gibt es hier nicht; erlaubt:'],
  ['A07 an open element', 'x\n\nEine <br> Zeile.', 12, '<br> wird nicht geschlossen'],
  ['A07 two attributes', '<Angabe name="email" a="x" />', 10, '<Angabe> ist nicht richtig'],
  ['A19 an expression', '<Angabe name={x} />', 10, '<Angabe> ist nicht richtig geschrieben'],
  ['A19 a remote picture', '![x](https://x.at)', 10, 'das Bild „https://x.at“ liegt nicht neben'],
  ['B02 a missing picture', '![x](./x.png)', 10, 'die Datei content/blog/pult/x.png fehlt'],
  ['B02 a picture without words', '![](./cover.png)', 10, 'das Bild ./cover.png hat keinen Text'],
  ['B04 a dead link', '[x](/blog/pul)', 10, 'führt zu keiner Seite; meinten Sie /blog/pult?'],
  ['B04 a dead anchor', '[x](/blog/pult#x)', 10, 'die Sprungmarke #x gibt es auf /blog/pult'],
  ['B04 a dead link below', '[x][y]\n\n[y]: /blog/pul', 12, 'führt zu keiner Seite; meinten'],
  ['B02 a small picture', '![x](./tiny.png)', 10, 'nötig sind mindestens 640'],
  ['B04 no target', 'Zum [Pult]().', 10, 'das Ziel des Links fehlt; so geht es: [Text](/blog)'],
  ['B04 a host without https', 'Zu [uns](//x.at).', 10, 'vor //x.at fehlt https:'],
  ['B04 no address', 'Zu [uns](www.x.at).', 10, '„www.x.at“ ist keine Adresse'],
])('%s in a text', async (_mistake, body, line, words) => {
  const changes = { ...post(body), 'blog/pult/tiny.png': small };
  await expectOne(changes, `blog/pult/index.mdx:${line}`, words);
});

const at = 'pages/index.yaml:';
const mdx = 'blog/pult/index.mdx:';
const title = /'Das Pult .*'/;
const home = (to: string): Changes => ({
  'pages/index.yaml': pageSource().replace('    head', to),
});
const faq = (lines: string): Changes => section('faq', lines);
const picture = `intro: "![x](https://x.at)"\n    ${questions('x')}`;
const cover = { 'blog/pult/cover.png': coverPicture.subarray(0, 200) };
const twice = `    ${questions('x')}\n  - kind: faq\n    heading: Nochmals\n    anchor: a\n    ${questions('y')}`;
const policy = {
  'legal/datenschutz.mdx': legalSource(services.replace('<Dienst name="stripe" />', 'Stripe.')),
};
const legal = { 'legal/impressum.mdx': legalSource('![x](./x.png)\n') };
const dearer = changed('booking-plans', /price: (.*)\n(.*): .*/, 'price: $1\n$2: $1');
const saving = changed('voice-prices', /aiPrice: (.*?),(\s*\w+): [\d.]+/, 'aiPrice: $1,$2: $1');
const span = /from: (.*), to: '.*?'/;
const luigi = readFileSync('content/guided/luigi.yaml', 'utf8');
const guided = (from: string, to: string): Changes => ({
  'guided/luigi.yaml': luigi.replace(from, to),
});
const lineIn = (text: string) => `guided/luigi.yaml:${luigi.split(text)[0]?.split('\n').length}`;
const quotes = { 'data/testimonials.yaml': quote + quote };
const redirects = (...from: string[]): Changes => ({
  'data/redirects.yaml': from.map((one) => `- { from: ${one}, to: / }\n`).join(''),
});
const added = (name: string): Changes => ({ [`pages/${name}.yaml`]: pageSource() });
const gone = (file: string): Changes => ({ [file]: undefined });
const assistant = (path: string, image: string): Changes => ({
  'data/assistants.yaml': `- { id: luigi, name: L, image: portraits/${image}.svg, icon: pizza, trade: P, description: N, quote: I, channels: W, path: ${path} }\n`,
});
const tomorrow = {
  ...post('[x](/blog/morgen)'),
  'blog/morgen/index.mdx': postSource('[mir](/blog/morgen)\n').replace('2025', '2027'),
  'blog/morgen/cover.png': coverPicture,
};
test.each<[mistake: string, changes: Changes, place: string, words: string]>([
  ['B05 too far left', home('   head'), `${at}6`, 'YAML: es fehlt der Strich vor'],
  ['B05 a tab', home('\thead'), `${at}6`, 'YAML: die Einrückung stimmt nicht'],
  ['T01 an unknown kind', section('heroo', ''), `${at}8`, '„heroo“ gibt es hier nicht; mein'],
  ['T01 a kind like none', section('slides', ''), `${at}8`, '„slides“ gibt es hier nicht; erl'],
  ['T01 too few', faq('questions: []'), `${at}10`, 'zu wenige Einträge; erlaubt: mindestens 2'],
  ['T01 no list', faq('questions: x'), `${at}10`, 'hier gehört eine Liste mit „- “ vor'],
  ['T01 no fact', faq(questions('{emial}')), `${at}10`, '{emial} steht in keiner Datei; mein'],
  ['T01 no entity', section('packages', 'packages: hoem'), `${at}10`, 'packages.yaml; erlaubt: '],
  ['A19 a remote picture', faq(picture), `${at}10`, 'intro: Bilder sind im Text nicht'],
  ['T01 too small', setup('-5'), 'data/packages.yaml:6', 'die Zahl ist zu klein; erlaubt: größ'],
  ['T01 ambiguous', setup('1.500'), 'data/packages.yaml:6', 'setup: „1.500“ ist zweideutig'],
  ['no bargain', dearer, 'data/booking-plans.yaml', 'oldPrice: muss über „price“ liegen'],
  ['no saving', saving, 'data/voice-prices.yaml', 'aiPrice: muss unter „regularPrice“ liegen'],
  [
    'no end',
    changed('appointments', span, 'from: $1, to: $1'),
    'data/appointments.yaml',
    'nach „from',
  ],
  [
    'a tag',
    changed('trainings', 'soon', 'bookable'),
    'data/trainings.yaml',
    'tag: steht bei „soon“',
  ],
  ['T01 no such author', front('redaktion', 'wir'), `${mdx}5`, 'author: „wir“ gibt es nicht'],
  ['T2 an escaped sign', front(title, '"x\\v"'), `${mdx}2`, 'das Zeichen U+000B ist nicht lesbar'],
  ['T4 an element', front('Was im', 'Was <b>im'), `${mdx}3`, 'excerpt: <b> stünde so auf der'],
  ['a place twice', section('faq', `anchor: a\n${twice}`), `${at}14`, 'die Sprungmarke „a“ gibt'],
  ['no party', policy, 'legal/datenschutz.mdx', 'es fehlt <Dienst name="stripe" />'],
  ['B01 no head', { 'blog/pult/index.mdx': 'x\n' }, `${mdx}1`, 'am Anfang fehlen die Angaben'],
  ['B01 no text', post(''), mdx, 'nach den Angaben am Anfang fehlt der Text'],
  ['B01 no such day', front('10-02', '02-30'), `${mdx}4`, 'muss ein Datum wie 2025-10-02 sein'],
  ['B01 a time', front(title, '17:30:00'), `${mdx}2`, 'title: der Text braucht Anführungsz'],
  ['B02 no cover', front('./cover', './covre'), `${mdx}7`, 'covre.png fehlt; meinten Sie cov'],
  ['B02 a broken cover', cover, `${mdx}7`, 'lässt sich nicht öffnen; bitte als PNG'],
  ['B02 a small cover', { 'blog/pult/cover.png': small }, `${mdx}7`, 'nötig sind mindestens 1200'],
  ['B02 none beside', legal, 'legal/impressum.mdx:7', 'liegt nicht neben dem Beitrag'],
  ['B03 an address twice', added('impressum'), 'legal/impressum.mdx', 'die Adresse /impressum hat'],
  ['B03 an address of ours', added('suche'), 'pages/suche.yaml', 'gehört der Website selbst'],
  ['B03 a name', added('Über'), 'pages/Über.yaml', 'hier heißen sie adresse.yaml, klein'],
  ['B03 no page', gone('pages/success.yaml'), 'pages/success.yaml', 'die Website führt zu /succ'],
  ['B03 no data', gone('data/search.yaml'), 'data/search.yaml', 'diese Datei fehlt'],
  ['B03 an id twice', quotes, 'data/testimonials.yaml:2', 'die id „kern“ gibt es in dieser'],
  ['B03 a page that moved', redirects('/trial'), 'data/redirects.yaml', 'die Seite /trial gibt es'],
  ['B03 moved twice', redirects('/a', '/a'), 'data/redirects.yaml', '/a wird schon umgeleitet'],
  ['no control', guided('text: address, ', ''), lineIn('address:'), 'genau eines von'],
  [
    'two',
    guided('text: address', 'text: address, choice: [A, B]'),
    lineIn('address:'),
    'text und c',
  ],
  ['no words', guided(', say: Am Montag ist Ruhetag.', ''), lineIn('day: { within'), 'closed.say'],
  ['a way nowhere', guided('[order, table, p', '[ordre, table, p'), lineIn('[order, t'), '„ordre“'],
  ['no way', guided(', paying]', ']'), lineIn('paying:'), 'zu diesem Knopf führt nichts'],
  ['no field', guided('auf {who}.[', 'auf {whom}.['), lineIn('check:'), '„{whom}“ gibt es hier'],
  ['no prices', guided('auf {who}.[', 'auf {total}.['), lineIn('check:'), '„{total}“ gibt es hier'],
  ['no such way', guided('y: [L', 'y: [Z'), lineIn('address:'), '„Zieferung“ gibt es hier nicht'],
  [
    'no file',
    guided('menu:', 'translation: { button: E, file: x }\nmenu:'),
    lineIn('menu:'),
    '„x“',
  ],
  ['B04 a dead path', assistant('/x', 'luigi'), 'data/assistants.yaml:1', 'führt zu keiner'],
  ['B02 no portrait', assistant('/', 'x'), 'data/assistants.yaml:1', 'portraits/x.svg fehlt'],
  ['B04 a post of tomorrow, but for its like', tomorrow, `${mdx}10`, 'den Besucher noch nicht'],
])('%s', async (_mistake, changes, place, words) => expectOne(changes, place, words));

test.each([
  [post('Am Morgen\n---'), 'index.mdx:10: der Strich darunter macht diesen Absatz zur'],
  [post('| a |\n| - |\n| x \\| y |'), 'index.mdx:12: die formatierte Ansicht der Redak'],
  [front('2025-10-02', '2026-11-27'), 'Feld date: erscheint am 27. November 2026'],
  [front('date:', 'draft: true\ndate:'), 'Feld date: Entwurf: erscheint nicht'],
])('what is right, and not as it may be meant, is remarked upon: %j', async (changes, remark) => {
  const { problems, remarks } = await checkContent(contentTree(changes), now);
  expect(problems).toEqual([]);
  expect(remarks.map(problemLine)).toContainEqual(expect.stringContaining(remark));
});

test.each([
  ['2026-11-26', 0],
  ['2026-11-25', 1],
])('with a last training on %s, %d remarks say that it is over', async (day, count) => {
  const place = /date: .*([\s\S]*?)(\nfurther[\s\S]*?)?\nlater:/;
  const written = `date: 2025-11-14$1\nfurtherDates: [{ date: ${day} }]\nlater:`;
  const tree = contentTree(changed('trainings', place, written));
  const { problems, remarks } = await checkContent(tree, now);
  expect(problems).toEqual([]);
  expect(remarks.filter(({ message }) => message.includes('ist vorbei'))).toHaveLength(count);
});
