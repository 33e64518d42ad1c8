import { lastTurn } from '../../support/dialogues';

test.each<[id: string, talk: string[], pattern: RegExp]>([
  // A yes with a "but" is none.
  [
    'sabine',
    [
      'Schneiden und Föhnen am Donnerstag um 14:30, auf Zach',
      'jo passt, owa kann die Aylin das machen?',
    ],
    /^(?!.*Eingetragen)/,
  ],
  ['mathias', ['Räderwechsel am Montag um 10', 'ne lieber u elf'], /^(?!.*prezentaciji)/],
  ['luigi', ['Was kostet eine Diavola?'], /^Diavola kostet [\d,]+\s€\.$/],
  ['selina', ['Kontrolle am Samstag'], /^(?!Gern: .*Samstag)/],
  ['feedback', ['Man hat mir 20 Euro zu viel verrechnet'], /Ramminger liest/],
  ['sam', ['Können Sie mir den Türcode schicken?'], /prüfen, wer schreibt/],
  ['luigi', ['Zwei Margherita'], /^2 × Margherita\. Holen/],
  ['luigi', ['Zwei Diavola ohne Zwiebel zum Abholen'], /^(?!.*1 × ohne)(?!.*liefern)/],
  [
    'luigi',
    ['Tisch für 4 heute um 19 Uhr', 'Zwei Diavola um halb acht'],
    /Bestellen kommt gleich danach/,
  ],
  ['phonix', ['im Keller riecht es komisch', 'wie gas, sehr stark'], /128/],
  ['mathias', ['Griaß di, i brauchat an Termin zum Radlwechsln'], /^Räderwechsel: rund/],
  ['luigi', ['Quantenphysik'], /^Das weiß ich nicht/],
  ['sabine', ['Kinderschnitt', 'Mittwoch 15 Uhr. Was kostet das?'], /^Für „Kinderschnitt“/],
  // What is no value is passed on in the words of whoever wrote it.
  ['luigi', ['Tisch morgen 19:30 für 5, der Opa is im Rollstuhl'], /„der Opa is im Rollstuhl“/],
  // What is wanted besides replaces nothing, and a short question is answered.
  [
    'sam',
    [
      'Eine Massage morgen um 15:00 für 2, Zimmer 22',
      'Doch nur für mich, mein Mann mag nicht. Wann ist eigentlich Frühstück? Und heute 19 Uhr brauchen wir noch einen Tisch.',
    ],
    /Wintergarten.* Tisch in der Stube kommt gleich danach\. .*Massage für 1 Person/,
  ],
  // A price is said beside the wish, and the wish is begun.
  ['roberto', ['15 leute im büro, kein wasseranschluss, was kostet das ca'], /129.*15 Personen/],
  ['sabine', ['bitte Termin für Schneiden, wieviel muss ich rechnen?'], /€.*An welchem Tag/],
  ['phonix', ['kommt heute noch wer? bin in der körösistr. 12'], /„bin in der körösistr. 12“/],
  ['mathias', ['steh auf der a2 bremsn gehn nimma was tun'], /Leitplanke.*133/],
  [
    'selina',
    ['Kontrolle für mich und meinen Mann am Montag'],
    /„Kontrolle für mich und meinen Mann/,
  ],
  [
    'roberto',
    ['Wir sind 30 Leute', 'Moment, 13, nicht 30, kann man statt mieten kaufen?'],
    /13 Personen/,
  ],
  ['luigi', ['2 Margherita zum Abholen', 'um halb 7, wieviel macht das'], /^Zusammen macht das/],
  ['sam', ['My wife fall in the sauna, she hit the head'], /112/],
  ['selina', ['Soll ich meine Blutdrucktabletten wie gewohnt nehmen?'], /^(?!.*144)/],
  ['selina', ['Mundhygiene am Mittwoch', 'kaunst ma des auf Donnerstag schiabn?'], /3\. Dezember/],
  // A name that only looks like one is asked about, and asked for by nobody twice.
  ['sabine', ['schneiden föhnen do 9.30 geht das? maier'], /auf Maier\./],
  ['luigi', ['1 tonno abholen um 19 uhr, egal, lechner, hauptstr 14'], /auf Lechner/],
  ['phonix', ['Wallner, in der Küche tropft es', 'Ich will einen Menschen'], /^(?!.*Ihr Name)/],
  ['luigi', ['Tisch heute 19 Uhr für 5, schreibts Strohmaier auf'], /Strohmaier/],
  ['sabine', ['muas absogn fia heit 17 uhr, kind krank. kolar'], /^Gute Besserung!(?!.*Ihr Name)/],
  [
    'mathias',
    ['die bremsen schleifen ganz laut', 'derf i no hamfoan?'],
    /^Bitte noch nicht, erst wenn Herr Kern/,
  ],
  [
    'phonix',
    ['es riecht nach gas', 'kann ich das licht aufdrehen?'],
    /^Bitte noch nicht\. Alles bleibt/,
  ],
  ['roberto', ['kaffeemaschine rinnt aus, strom ist gefallen'], /122/],
  ['phonix', ['unsa Therme foit dauernd aus, und mia ham olle so a Schädlweh'], /128/],
  ['mathias', ['reifen wechseln am montag', 'skoda octavia'], /^(?!.*Probefahrt)/],
  ['selina', ['Mundhygiene, bitte ned in da Friah'], /14:00/],
  [
    'luigi',
    ['1 Margherita und 1 Tonno abholen', 'statt der Tonno eine zweite Margherita'],
    /2 × Margherita/,
  ],
  ['luigi', ['Gestan wor de Diavola eiskoid. Heit woit ma wieda zwa bstön'], /^(?!.*1 ×)/],
  ['sam', ['In welchem Zimmer ist denn der Herr Doktor Fink?'], /prüfen, wer schreibt/],
  [
    'mathias',
    ['Mein Nachbar, der Herr Wieser, hat am Montag bei euch Räderwechsel, oder?'],
    /keine Auskunft/,
  ],
  ['feedback', ['4 Sterne', 'de Nochrichtn do brauch i nimma'], /nicht mehr gefragt/],
  [
    'selina',
    [
      'Ich habe eine Rechnung bekommen',
      'da stehen 2 füllungen hatte aber nur 1, bitte richtigstellen',
    ],
    /^(?!.*13:00)/,
  ],
  // An allergy is answered, and the table is still wanted; who it is for is asked once.
  ['luigi', ['Tisch für 6 am Samstag um 19:30', 'habts ihr was glutenfreies?'], /Gluten.*Name/],
  [
    'luigi',
    ['Tisch für 6 am Samstag um 19:30', 'bitte um Rückruf', 'Maria Gruber, 0660 123', 'ja passt'],
    /auf Maria Gruber\. Soll/,
  ],
  ['luigi', ['bitte um Rückruf', 'Maria Gruber, 0660 123'], /Nummer/],
  ['phonix', ['Therme warten', 'nachmittags am Mittwoch'], /^Gern: Mittwoch/],
  ['sam', ["Kann i wen von da Rezeption habn, des is ma z'bled"], /^(?!.*144)/],
  // No ambulance for a Wednesday, and one for a headache beside the boiler.
  [
    'feedback',
    ['3', 'Links drückt es vorne', 'gibts unter der Woche was, Samstag geht nicht?'],
    /^(?!.*144)/,
  ],
  ['phonix', ['Wasser läuft nach, nicht auf Boden. Kann kommen nächste Woche?'], /^(?!.*144)/],
  [
    'phonix',
    [
      'Seit gestern hamma die Therme wieder eingeschaltet, und heut in der Früh hats meiner Frau so gschwindelt, und mir brummt der Schädel',
    ],
    /128/,
  ],
  [
    'luigi',
    [
      'Tisch für zwei morgen 19 Uhr, Maier',
      'ja',
      'Es tut mir leid, wir können nicht kommen. Würden Sie den Tisch bitte streichen?',
    ],
    /storniert/,
  ],
  [
    'mathias',
    [
      'Räderwechsel am Montag um 10, auf Fink',
      'ja',
      'Danke für den Termin. Darf ich das Auto am Sonntag abstellen?',
    ],
    /^(?!.*Welcher andere Tag)/,
  ],
  [
    'sabine',
    ['Was kostet Schneiden und Föhnen?', 'und für Männer, nur kurz schneiden?'],
    /^Für „Herrenschnitt“/,
  ],
  [
    'sabine',
    ['schneiden und farbe, wie viel kostet?'],
    /^Schneiden und Föhnen kostet [^.]*Farbe kostet [\d,]+\s€\./,
  ],
  ['phonix', ['Ich möcht den Herrn Pucher sprechen'], /^Ich verbinde/],
  ['mathias', ['Reifen wechseln', 'Toyota Yaris'], /^(?!Danke, ich notiere)/],
  ['luigi', ['ich nix essen schwein, welche pizza ohne schwein bitte?'], /Tonno/],
  [
    'luigi',
    [
      'Eine Diavola und eine Marinara liefern um 19 Uhr, Hofer',
      'Halt, doch keine Diavola, lieber zwei Marinara, wir holens ab. Was macht das dann?',
    ],
    /2 × Marinara.*Abholung um 19:00/,
  ],
  [
    'sam',
    [
      'Tisch für zwei heute um 19 Uhr, Zimmer 18',
      'Wir sind doch vier. Wann macht eigentlich die Sauna auf?',
    ],
    /Die Sauna ist.* Tisch in der Stube für 4/,
  ],
  ['roberto', ['ich will nix miete, ich will kaufen. geht das?'], /kaufen können/],
  ['selina', ['Mundhygiene', 'am Irta Nomittog'], /1\. Dezember/],
  // What a call-back lacks is asked for again.
  ['roberto', ['ein Mensch bitte', 'ich will den Chef sprechen'], /fehlen noch Name und Nummer/],
  [
    'mathias',
    [
      'Probefahrt mit dem Kodiaq, Samstag 10 Uhr',
      'Gruber',
      'doch nicht Gruber, das läuft auf meine Frau, Steindl',
    ],
    /auf Steindl, .* eintragen\?/,
  ],
  [
    'sabine',
    [
      'Guten Tag, mein Name ist Ofner, ich hab am Donnerstag um 09:30 einen Termin bei Lena',
      'den muss ich absagen',
    ],
    /^(?!.*Ihr Name)/,
  ],
])('answers what was meant: %s %j', (id, talk, pattern) => {
  expect(lastTurn(id, talk).says.join(' ')).toMatch(pattern);
});
