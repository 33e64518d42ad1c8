/* eslint-disable max-lines -- one table, each mistake with its message beside it */
import {
  contentTree,
  coverPicture,
  pageSource,
  postSource,
} from '../../../__tests__/support/content-tree';
import { checkContent } from '../check/check-content';
import { problemLine } from '../read/problems';

const packages = `home:
  cards:
    - id: basic
      title: BASIC
      audience: Für kleine Betriebe
      setup: 500
      monthly: 9.9
      channels: Web
      action: { label: Anfragen, to: / }
`;

type Changes = Parameters<typeof contentTree>[0];

const now = new Date('2026-11-26T09:00:00Z');

async function said(changes: Changes): Promise<string[]> {
  const { problems } = await checkContent(contentTree(changes), now);
  return problems.map(problemLine);
}

/** A page with a second section, whose heading is in line 7 of the file. */
const heading = (line: string): Changes => ({
  'pages/index.yaml': pageSource().replace('    heading: Grüß Gott\n', line),
});
const section = (lines: string): Changes => ({ 'pages/index.yaml': pageSource(lines) });
const post = (body: string): Changes => ({ 'blog/pult/index.mdx': postSource(body) });
const front = (from: string, to: string): Changes => ({
  'blog/pult/index.mdx': postSource('Servus.\n').replace(from, to),
});

test('content without mistakes has none', async () => {
  expect(await said({})).toEqual([]);
});

const mistakes: Record<string, [changes: Changes, message: string]> = {
  'B05 a field stands too far left': [
    heading('   heading: Servus\n'),
    'content/pages/index.yaml:6: kein gültiges YAML: es fehlt der Strich vor einem Eintrag, ein Anführungszeichen oder eine Klammer, oder die Einrückung stimmt nicht (Sequence item without - indicator)',
  ],
  'B05 a tab': [
    heading('\theading: Servus\n'),
    'content/pages/index.yaml:6: kein gültiges YAML: die Einrückung stimmt nicht (Tabs are not allowed as indentation)',
  ],
  'B05 a colon in a text': [
    heading('    heading: Unser Preis: 30 Euro\n'),
    'content/pages/index.yaml:6: kein gültiges YAML: ein Doppelpunkt oder das Leerzeichen danach fehlt, ein Text mit Doppelpunkt steht nicht in Anführungszeichen, oder die Zeile darunter ist zu weit eingerückt (Nested mappings are not allowed in compact mappings)',
  ],
  'B05 an open quote': [
    heading('    heading: "Servus\n'),
    'content/pages/index.yaml:8: kein gültiges YAML: es fehlt der Strich vor einem Eintrag, ein Anführungszeichen oder eine Klammer, oder die Einrückung stimmt nicht (Missing closing "quote)',
  ],
  'B05 a quoted word': [
    heading('    heading: "Abheben" lohnt sich\n'),
    "content/pages/index.yaml:6: kein gültiges YAML: ein Text, der mit einem Sonderzeichen beginnt oder Anführungszeichen enthält, steht in '…' (Unexpected scalar at node end)",
  ],
  'B05 a field twice': [
    heading('    heading: Servus\n    heading: Servus\n'),
    'content/pages/index.yaml:7: kein gültiges YAML: dieses Feld steht zweimal da (Map keys must be unique)',
  ],
  'B05 a star at the beginning': [
    heading('    heading: *Betont*\n'),
    "content/pages/index.yaml:6: kein gültiges YAML: ein Text, der mit einem Sonderzeichen beginnt oder Anführungszeichen enthält, steht in '…' (ReferenceError: Unresolved alias (the anchor must be set before the alias): Betont*)",
  ],
  'T1 an exclamation mark at the beginning': [
    heading('    heading: !Neu im Betrieb hier\n'),
    "content/pages/index.yaml:6: kein gültiges YAML: ein Text, der mit einem Sonderzeichen beginnt oder Anführungszeichen enthält, steht in '…' (Unresolved tag: !Neu)",
  ],
  'T1 an ampersand at the beginning': [
    heading('    heading: &Co und andere\n'),
    'content/pages/index.yaml:6: „&Co“ steht nicht auf der Seite; ein Text mit diesem Zeichen braucht Anführungszeichen',
  ],
  'T1 a hash in a text': [
    heading('    heading: Unser Tipp #1 für Sie\n'),
    'content/pages/index.yaml:6: „#1 für Sie“ steht nicht auf der Seite; ein Text mit diesem Zeichen braucht Anführungszeichen',
  ],
  'T2 a control character': [
    heading('    heading: Mehr Umsatz\u000bim Betrieb\n'),
    'content/pages/index.yaml:6: das Zeichen U+000B ist nicht lesbar, meist aus Word oder einer PDF kopiert; löschen Sie es',
  ],
  'T3 a sign of a private font': [
    post('\uf0b7 Wir heben ab.\n'),
    'content/blog/pult/index.mdx:10: das Zeichen U+F0B7 ist nicht lesbar, meist aus Word oder einer PDF kopiert; löschen Sie es',
  ],
  'T4 an entity': [
    heading('    heading: Müller &amp; Söhne\n'),
    'content/pages/index.yaml:6, Feld sections[0].heading: &amp; stünde so auf der Seite; HTML ist hier nicht erlaubt',
  ],
  'T4 an element in an excerpt': [
    front('Was im Betrieb', 'Was <b>im</b> Betrieb'),
    'content/blog/pult/index.mdx:3, Feld excerpt: <b> stünde so auf der Seite; HTML ist hier nicht erlaubt',
  ],
  'T5 a number where a text belongs': [
    heading('    heading: 2.10\n'),
    "content/pages/index.yaml:6, Feld sections[0].heading: hier steht ein Text; schreiben Sie ihn in Anführungszeichen: '2.10'",
  ],
  'T01 a misspelt field': [
    heading('    headding: Servus\n'),
    'content/pages/index.yaml:6, Feld sections[0].headding: dieses Feld gibt es hier nicht; erlaubt: kind, eyebrow, time, heading, lead, contact, quote, actions, priceOf, costs, note, stage, layout, assistant, clip, picture, facts, factsTitle; meinten Sie heading?',
  ],
  'T01 a missing field': [
    heading(''),
    'content/pages/index.yaml:5, Feld sections[0].heading: dieses Feld fehlt',
  ],
  'T01 an unknown kind': [
    section('  - kind: heroo\n'),
    'content/pages/index.yaml:8, Feld sections[1].kind: „heroo“ gibt es hier nicht; meinten Sie hero?',
  ],
  'T01 an unknown kind that is like no other': [
    section('  - kind: slideshow\n'),
    expect.stringMatching(/„slideshow“ gibt es hier nicht; erlaubt: .*cards, .*faq/),
  ],
  'T01 too few entries': [
    section(
      '  - kind: faq\n    heading: Servus\n    questions: [{ question: Wer?, answer: Wir. }]\n',
    ),
    'content/pages/index.yaml:10, Feld sections[1].questions: zu wenige Einträge; erlaubt: mindestens 2',
  ],
  'T01 an amount that is too small': [
    { 'data/packages.yaml': packages.replace('500', '-5') },
    'content/data/packages.yaml:6, Feld home.cards[0].setup: die Zahl ist zu klein; erlaubt: größer als 0',
  ],
  'T01 a text where a list belongs': [
    section('  - kind: cards\n    heading: Servus\n    cards: eins\n'),
    'content/pages/index.yaml:10, Feld sections[1].cards: hier gehört eine Liste mit „- “ vor jedem Eintrag hin',
  ],
  'T01 an ambiguous amount': [
    { 'data/packages.yaml': packages.replace('500', '1.500') },
    'content/data/packages.yaml:6, Feld home.cards[0].setup: „1.500“ ist zweideutig; schreiben Sie Tausender ohne Punkt und Cent mit Beistrich',
  ],
  'T01 an unknown reference': [
    section('  - kind: packages\n    heading: Servus\n    packages: hoem\n'),
    'content/pages/index.yaml:10, Feld sections[1].packages: „hoem“ gibt es nicht in content/data/packages.yaml; erlaubt: home; meinten Sie home?',
  ],
  'A19 a remote picture in YAML': [
    section(
      '  - kind: faq\n    heading: Servus\n    intro: "![Pult](https://x.at/pult.png)"\n    questions: [{ question: Wer?, answer: Wir. }, { question: Wann?, answer: Jetzt. }]\n',
    ),
    'content/pages/index.yaml:10, Feld sections[1].intro: Bilder sind im Text nicht erlaubt',
  ],
  'B01 no front matter': [
    { 'blog/pult/index.mdx': 'Nur Text.\n' },
    'content/blog/pult/index.mdx:1: am Anfang fehlen die Angaben zum Text zwischen zwei Zeilen ---',
  ],
  'B01 a date that is none': [
    front('2025-10-02', '2025-02-30'),
    'content/blog/pult/index.mdx:4, Feld date: muss ein Datum wie 2025-10-02 sein',
  ],
  'B01 a title that is a time to the build': [
    front("'Das Pult am Abend: Was liegen bleibt, wenn niemand abhebt'", '17:30:00'),
    'content/blog/pult/index.mdx:2, Feld title: der Text braucht Anführungszeichen',
  ],
  'B02 a missing cover': [
    front('./cover.png', './covre.png'),
    'content/blog/pult/index.mdx:7, Feld cover: die Datei content/blog/pult/covre.png fehlt; meinten Sie cover.png?',
  ],
  'B02 a broken cover': [
    { 'blog/pult/cover.png': coverPicture.subarray(0, 200) },
    'content/blog/pult/index.mdx:7, Feld cover: das Bild content/blog/pult/cover.png lässt sich nicht öffnen; bitte als PNG oder JPG neu speichern',
  ],
  'B02 a missing picture': [
    post('![Ein Pult](./pult.png)\n'),
    'content/blog/pult/index.mdx:10: die Datei content/blog/pult/pult.png fehlt',
  ],
  'A19 a picture of another site': [
    post('![Ein Pult](https://x.at/pult.png)\n'),
    'content/blog/pult/index.mdx:10: das Bild „https://x.at/pult.png“ liegt nicht neben dem Beitrag; speichern Sie es dort und schreiben Sie ./bild.jpg',
  ],
  'B03 an address twice': [
    { 'pages/impressum.yaml': pageSource() },
    'content/legal/impressum.mdx: die Adresse /impressum hat schon content/pages/impressum.yaml; eine ist zu viel',
  ],
  'B04 a dead link': [
    post('Zum [Pult](/blog/pul).\n'),
    'content/blog/pult/index.mdx:10: der Link /blog/pul führt zu keiner Seite; meinten Sie /blog/pult?',
  ],
  'B04 a dead anchor': [
    post('Zum [Pult](/blog/pult#morgen).\n\n## Am Morgen\n'),
    'content/blog/pult/index.mdx:10: die Sprungmarke #morgen gibt es auf /blog/pult nicht',
  ],
  'T01 an unknown author': [
    front('author: redaktion', 'author: redaktoin'),
    'content/blog/pult/index.mdx:5, Feld author: „redaktoin“ gibt es nicht in content/data/people.yaml; erlaubt: redaktion; meinten Sie redaktion?',
  ],
  'A07 an import': [
    post('import x from "y"\n'),
    'content/blog/pult/index.mdx:10: ein Absatz darf nicht mit „import“ oder „export“ beginnen',
  ],
  'A07 an expression': [
    post('Servus.\n\nWir {heben} ab.\n'),
    'content/blog/pult/index.mdx:12: geschweifte Klammern sind im Text nicht erlaubt; nehmen Sie runde',
  ],
  'A07 an open brace': [
    post('Servus.\n\nWir { heben ab.\n\nEnde.\n'),
    'content/blog/pult/index.mdx:12: geschweifte Klammern sind im Text nicht erlaubt; nehmen Sie runde',
  ],
  'A07 an unknown component': [
    post('<Kasten>Text</Kasten>\n'),
    'content/blog/pult/index.mdx:10: <Kasten> gibt es hier nicht; erlaubt: Angabe, Preis, Dienst, Gespraech',
  ],
  'A07 an open element': [
    post('Servus.\n\nEine <br> Zeile.\n'),
    'content/blog/pult/index.mdx:12: <br> wird nicht geschlossen',
  ],
  'A19 an expression in an attribute': [
    post('<Angabe name={x} />\n'),
    'content/blog/pult/index.mdx:10: <Angabe> ist nicht richtig geschrieben; so geht es: <Angabe name="…" />',
  ],
  'T01 an unknown name in a component': [
    post('<Angabe name="inhabre" />\n'),
    'content/blog/pult/index.mdx:10: „inhabre“ gibt es nicht in content/data/site.yaml; erlaubt: inhaber, marke, telefon, email; meinten Sie inhaber?',
  ],
  'T01 an address in angle brackets': [
    post('Unter <https://x.at>.\n'),
    'content/blog/pult/index.mdx:10: das Zeichen < beginnt hier ein Element; als Zeichen schreiben Sie \\< (Unexpected character `/` (U+002F) before local name, expected a character that can start a name, such as a letter, `$`, or `_` (note: to create a link in MDX, use `[text](url)`))',
  ],
  'T6 a heading of signs': [
    post('## ...\n'),
    'content/blog/pult/index.mdx:10: die Überschrift hat keinen Text',
  ],
  'T7 a row with too many cells': [
    post('| a | b |\n| - | - |\n| 1 | 2 | 3 |\n'),
    'content/blog/pult/index.mdx:12: diese Zeile hat mehr Zellen als die Tabelle Spalten; ein | im Text schreiben Sie \\|',
  ],
  'T1 a tag': [
    heading('    heading: !!str Neu\n'),
    'content/pages/index.yaml:6: „!!str“ steht nicht auf der Seite; ein Text mit diesem Zeichen braucht Anführungszeichen',
  ],
  'T2 a control character, escaped': [
    front("'Das Pult am Abend: Was liegen bleibt, wenn niemand abhebt'", '"Das Pult\\v"'),
    'content/blog/pult/index.mdx:2: das Zeichen U+000B ist nicht lesbar, meist aus Word oder einer PDF kopiert; löschen Sie es',
  ],
  'T3 a list with bullets of a word processor': [
    post('Angebot:\n• Wir heben ab.\n'),
    'content/blog/pult/index.mdx:10: die Einträge einer Liste beginnen mit „- “',
  ],
  'T7 a table without the line below its head': [
    post('| a | b |\n| 1 | 2 |\n'),
    'content/blog/pult/index.mdx:10: keine Tabelle: ihre zweite Zeile ist | --- | --- |, mit ebenso vielen Spalten',
  ],
  'T7 a heading without a blank': [
    post('##Am Morgen\n'),
    'content/blog/pult/index.mdx:10: nach ## fehlt das Leerzeichen',
  ],
};

test.each(Object.entries(mistakes))('%s', async (_mistake, [changes, message]) => {
  expect(await said(changes)).toEqual([message]);
});

test.each([
  ['Am Morgen\n---\n', 'der Strich darunter macht diesen Absatz zur Überschrift'],
  ['| a |\n| - |\n| x \\| y |\n', 'verliert das Zeichen | in einer Tabelle'],
])('T7 what the editor would lose is remarked upon: %j', async (body, remark) => {
  const { problems, remarks } = await checkContent(contentTree(post(body)), now);
  expect(problems).toEqual([]);
  expect(remarks.map(problemLine)).toContainEqual(expect.stringContaining(remark));
});
