import { lastTurn } from '../../support/dialogues';

// What strangers met who talked to the end, one of each kind: after a person was promised, the talk goes on.
test.each<[id: string, talk: string[], pattern: RegExp]>([
  // What is asked is answered, what is wished for is booked.
  [
    'roberto',
    ['Wir überlegen grad, ob sich so eine Maschine für uns überhaupt auszahlt', 'Was kostet das?'],
    /129.€/,
  ],
  [
    'roberto',
    [
      'Wir überlegen grad, ob sich so eine Maschine für uns überhaupt auszahlt',
      'Beratungstermin am 14. Dezember um 10 Uhr, ginge das?',
    ],
    /^(?!.*Rückruf).*14\. Dezember, 10:00/,
  ],
  [
    'selina',
    [
      'mir ist am Wochenende ein Stückerl von einer Plombe rausgebrochen',
      'Maria Hofer, 0676 5551234',
      'Eigentlich hätt ich lieber einen Termin als einen Anruf. Geht am Mittwoch am Nachmittag was?',
    ],
    /^(?!.*Rückruf).*Mittwoch/,
  ],
  // A day that nobody connects with a call is none of a call.
  [
    'phonix',
    [
      'hab morgen um 9 termin wegen therme kann nicht bitte verschiebn',
      'gruber, wiener straße 3',
      'ok u morgen kommt sicher keiner ja?',
    ],
    /^(?!.*Rückruf).*bestätigt Ihnen Herr Pucher/,
  ],
  [
    'phonix',
    ['hab morgen um 9 termin wegen therme bitte verschiebn', 'nächste woche do vormittag wär gut'],
    /^(?!.*Rückruf).*Notiert: Donnerstag, 3\. Dezember, vormittags/,
  ],
  [
    'mathias',
    ['Räderwechsel morgen um 10, auf Yıldırım', 'ja', 'was kostet das?', '0660 1234567'],
    /^(?!.*10:00).*hat Herr Kern alles/,
  ],
  ['selina', ['mir tut ein zahn weh', 'strohmeier sepp 0676 3391174'], /Strohmeier Sepp/],
  // "Anruf" is no wish for one beside a "nur wenn" or a "nicht".
  [
    'phonix',
    ['Therme warten am Mittwoch', '10:30 ginge, aber nur wenn vorher wer kurz anruft'],
    /^(?!.*verbinde).*Vorher anrufen/,
  ],
  [
    'roberto',
    ['Anrufen muss mich deswegen noch keiner. Was kostet das im Monat?'],
    /^(?!.*meldet).*129.€/,
  ],
  // What is not meant: one radiator, no pain, an old Pickerl.
  ['phonix', ['der heizkörper im kinderzimmer wird nimma warm rest geht'], /Kleine Reparatur/],
  ['selina', ['a plombn is ma aussagfoin, weh tuats net'], /heben Sie das Stück auf/],
  [
    'mathias',
    ['pickerl läuft heut ab, darf ich noch fahrn damit'],
    /noch fahren dürfen, sagt Ihnen Herr Kern/,
  ],
  // Whoever takes any day gets the one that was just named.
  ['mathias', ['Räderwechsel', 'egal wann'], /26\. November ist/],
  ['mathias', ['Räderwechsel', 'so schnell wie möglich'], /26\. November ist/],
  // A car is no customer, and a name is spelt, not noted.
  ['mathias', ['pickerl dienstag 8:30', 'Gruber, GU 123 AB, Golf'], /^(?!.*auf Golf).*Gruber/],
  ['mathias', ['pickerl dienstag 8:30', 'Moser', 'nein auf Mooser mit zwei o'], /auf Mooser\b/],
  ['beratung', ['xqz wfg', 'brzl kmpf', 'vtrx plok'], /Unser Büro/],
  [
    'sam',
    ['A massage on Saturday at 4 pm for 2, room 12', 'Can we change the date to Monday?'],
    /^(?!.*Beispiel).*Monday/,
  ],
  [
    'sam',
    [
      'A massage on Saturday at 4 pm for 2, room 12',
      'Yes, please',
      'Can you move it to Tuesday at 5 pm please?',
    ],
    /Massage.*2.*Tuesday.*17:00/,
  ],
  // Numbers: of stars, of people, of pizzas.
  ['feedback', ['hm so zwischen 3 und 4 würd ich sagen'], /3 oder 4/],
  [
    'roberto',
    ['Wir suchen eine Maschine', 'Na 9 hab ich gesagt. Wasseranschluss haben wir keinen'],
    /Bis wann/,
  ],
  [
    'luigi',
    ['2 pizza zum abholn um 18:30', '1x diavola ohne zwibel u 1 capriciosa was kost das'],
    /12,40.€.*1 × Diavola .*1 × Capricciosa/,
  ],
  [
    'luigi',
    ['tisch für 7 morgen um 19:00, auf Hofer', 'ja aber 8 leute nicht 7'],
    /19:00 Uhr, 8 Personen/,
  ],
  [
    'luigi',
    ['tisch für 7 morgen um 19:00, auf Hofer', 'wart sind doch 8, habts ihr was glutenfreies'],
    /Gluten.*8 Personen/,
  ],
  ['luigi', ['ich möchte heute abend 2 pizza abholen'], /^(?!.*14:00)/],
  ['sam', ['Massage heute', 'nur für sie, so um dreie. Zimmer 7'], /1 Person.*15:00/],
  ['sam', ['A taxi tomorrow at 6, room 14', 'just the two of us'], /Taxi for 2/],
  ['feedback', ['Naja, sagen wir 3.'], /Woran liegt es/],
  ['phonix', ['WC Spülung rinnt nach. Könnte da jemand vorbeischauen?'], /^(?!.*antwortet)/],
  ['sam', ['Was kostet die Sauna?'], /^(?!.*Rezeption)/],
  // Who answers in other words is not asked again.
  [
    'roberto',
    [
      'Wir suchen eine Maschine',
      '9',
      'mit Tank',
      'bis Weihnachten',
      'Das entscheiden mein Bruder und ich gemeinsam.',
    ],
    /An welchem Werktag/,
  ],
  ['mathias', ['Räderwechsel', 'morgen ist gut. aber ich arbeite bis 14 uhr'], /15:00/],
  ['luigi', ['tisch für 7 morgen abend', '19h geht??'], /Gern: 19:00/],
  // What was not understood before says nothing of what is wished for now.
  [
    'selina',
    ['Was macht man am besten zuerst, Kontrolle oder Mundhygiene?', 'Dann halt die Mundhygiene'],
    /^(?!.*Kontrolle)/,
  ],
  ['sabine', ['Haare schneiden am Mittwoch um 10, kann man da parken?'], /^(?!.*Herrenschnitt)/],
  ['phonix', ['in da kuchl rinnt des wossa nimma o, steht ois in da obwosch'], /^(?!.*Haupthahn)/],
  ['selina', ['Mundhygiene am Donnerstag', 'Nein, Kontrolle, nicht Mundhygiene'], /Kontrolle/],
  ['selina', ['Kontrolle am Donnerstag um 16:30', 'Moser. Tut die Kontrolle weh?'], /^(?!.*144)/],
  [
    'phonix',
    ['Therme warten am Mittwoch um 10:30, auf Hofer', 'ja', 'Bleibt der Termin bestehen?'],
    /Ja, eingetragen ist/,
  ],
  ['sam', ['Uff, 89 ist viel für eine Massage', 'Massage heute um 15 Uhr für 2'], /^(?!.*Uff)/],
  [
    'luigi',
    ['tisch für 6 am sonntag um 12:00, auf Pichler', 'Schreibens lieber 7, mein Bruder kommt auch'],
    /12:00 Uhr, 7 Personen/,
  ],
  ['luigi', ['2 margherita um 18:30', 'wos hobts den mit wos scharfm drauf'], /^(?!.*Diavola,)/],
  ['mathias', ['Pickerl am Donnerstag um 08:30', 'ich warte lieber bei euch'], /Name/],
  // What is answered is not passed on as well; what stands is said.
  ['sabine', ['Was kostet bei Ihnen inzwischen das Schneiden und Föhnen?'], /^(?!.*Frau Krainer)/],
  ['phonix', ['Therme warten am Mittwoch um 10:30', 'Steht das jetzt drin?'], /erst mit Ihrem Ja/],
])('%s goes on after %j', (id, talk, pattern) => {
  expect(lastTurn(id, talk).says.join(' / ')).toMatch(pattern);
});

test.each([
  'Ja, passt. Hoffentlich wird nicht gebohrt',
  'Ja passt, aber das mit dem Parkplatz muss bitte noch wer sagen',
  'ja um 15:30 bitte',
])('enters after %j', (yes) => {
  const talk = ['Kontrolle am Mittwoch um 15:30, auf Hofer', yes];
  expect(lastTurn('selina', talk).state.done).toBeDefined();
});

test.each([
  'jo passt eh, owa kaunn d aylin des a mochn?',
  'ja, aber lieber um 16:00',
  'ja, aber nur wenn es gratis ist',
])('does not enter yet after %j', (yes) => {
  const talk = ['Schneiden und Föhnen am Donnerstag um 14:30', 'Bei der Lena, auf Zach', yes];
  expect(lastTurn('sabine', talk).state.done).toBeUndefined();
});
