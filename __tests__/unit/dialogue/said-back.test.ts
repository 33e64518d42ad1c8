import { lastTurn } from '../../support/dialogues';

// What is said back, passed on and asked again, one of each kind that strangers met.
test.each<[id: string, talk: string[], pattern: RegExp]>([
  // What is quoted stands in one piece.
  [
    'luigi',
    [
      'Mein Mann wird am 12. Dezember achtzig, und wir wären 24 Leute. Die Torte bäckt meine Schwester, dürften wir die mitbringen?',
    ],
    /„Mein Mann wird am 12\. Dezember achtzig, und wir wären 24 Leute\. Die Torte bäckt meine Schwester/,
  ],
  // A weekday says more than the month before it.
  [
    'mathias',
    ['Bei uns läuft im Dezember das Pickerl ab. Ich könnte nur am Donnerstag.'],
    /Donnerstag, 3\. Dezember/,
  ],
  // Of two days in two sentences, one is meant.
  [
    'sabine',
    [
      'Ich möchte meinem Sohn vor dem Foto am Mittwoch noch die Haare schneiden lassen. Ginge Dienstag nach 15 Uhr? Auf Lackner.',
    ],
    /Meinen Sie Dienstag, 1\. Dezember oder Mittwoch, 2\. Dezember\?/,
  ],
  // An hour that has been given up is not said any more, nor one that does not work.
  [
    'mathias',
    [
      'Probefahrt mit dem Kodiaq morgen 10 Uhr, Name Yilmaz',
      'morgen geht nicht. Kann ich Dienstag Nachmittag kommen?',
    ],
    /^Geändert: Dienstag, 1\. Dezember\./,
  ],
  [
    'luigi',
    ['eine Margherita heute um 12 abholen, auf Krenn'],
    /^Gern: 1 × Margherita, Abholung, Krenn\./,
  ],
  // Who says what shall become of an appointment is not asked what shall.
  [
    'sabine',
    ['i hätt heit um zwa an Termin bei da Aylin, geht a um hoiba fünfe?'],
    /^(?!.*Soll sich daran).*Wie ist Ihr Name/,
  ],
  // Whoever wants to be called is called, whatever it is about.
  [
    'sabine',
    [
      'Ich heirate im Juni und brauche eine Brautfrisur. Bitte rufen Sie mich am Montag ab 17 Uhr an, Julia Brandl, 0676 0000002.',
    ],
    /Notiert für den Rückruf: Montag, 30\. November, ab 17:00 Uhr, Julia Brandl, 0676 0000002/,
  ],
  [
    'roberto',
    ['maschin mahlt nimma, um 11 kommen kunden! bitte anrufen 0660 0000003 Gruber'],
    /Rückruf: Gruber, 0660/,
  ],
  ['roberto', ['Bitte Rückruf morgen um 10', 'Vergiss den Rückruf'], /ruft Sie nicht an/],
  // In a hurry, "u" is an "und".
  ['sabine', ['was kost schneidn u hat lena morgn zeit'], /58,00.€.*Lena, Freitag, 27\. November/],
  // A complaint begins nothing new.
  [
    'phonix',
    [
      'Gestern war Ihr Mann wegen Abfluss da, heute wieder Wasser in der Spüle. Ich will nicht noch einmal zahlen!',
    ],
    /^(?!.*Gern: ).*tut mir leid/,
  ],
  [
    'phonix',
    ['Der Abfluss in der Küche ist verstopft, Montag reicht'],
    /^(?!.*Absperrventil).*Montag, 30\. November/,
  ],
  // Who has said why is not asked to choose why.
  [
    'feedback',
    ['Leider nur 2 Sterne. Ich bin dreimal gekommen, und zweimal waren sie nicht fertig.'],
    /^(?!.*Woran).*tut mir leid/,
  ],
  [
    'feedback',
    [
      '3 Sterne, drückt vorne',
      'Samstag um 9:30',
      'Bitte streichen Sie den Termin, Herr Ramminger soll mich lieber anrufen.',
    ],
    /Rückruf/,
  ],
  [
    'mathias',
    [
      'Bitte um einen Rückruf, mein Auto steht seit gestern in der Garage und springt nicht an',
      'Steht in der Nachricht',
    ],
    /Herr Kern meldet sich/,
  ],
  // Another weekday is the one beside the day that was given up.
  [
    'mathias',
    [
      'Service am Mittwoch um 07:30, auf Gollner',
      'Mittwoch geht doch nicht. Ginge Donnerstag um dieselbe Zeit?',
    ],
    /Donnerstag, 3\. Dezember um 07:30/,
  ],
  [
    'sabine',
    [
      'Schneiden und Föhnen bei Lena, Mittwoch 10 Uhr, auf Posch',
      'ja bitte',
      'Mittwoch geht sich doch ned aus, hast am Samstag drauf was?',
    ],
    /Samstag, 5\. Dezember, 10:00/,
  ],
  ['selina', ['Kontrolle in der zweiten Dezemberwoche, Edeltraud Sommer'], /Welcher Tag wäre das/],
  [
    'selina',
    ['i bräucht a Kontrolle, am liabstn nextn Dienstog noch da Orbeit'],
    /Dienstag, 1\. Dezember.*16:30/,
  ],
  // In a hurry, "auf resch" at the end is a name.
  ['luigi', ['2 margarita abholn um 18:30 auf resch'], /auf Resch/],
  ['luigi', ['2 Margherita und a Cola, zum Abholen um halb sieben'], /nicht auf unserer Karte/],
  ['sam', ['Hätten Sie morgen um 15 Uhr eine Massage für meine Frau frei? Zimmer 9'], /1 Person/],
  ['sam', ['Wir reisen heute mit dem Auto an. Wo können wir parken?'], /Parkplatz/],
  // Somebody who has a business asks what an assistant costs, and no hairdresser answers that.
  [
    'sabine',
    ['Ich hab selber ein Nagelstudio. Was würd mich so eine Sabine im Monat kosten?'],
    /Preisrechner(?!.*Frau Krainer)/,
  ],
  ['roberto', ['unsa Maschin is hin und mia san zwanzge in da Firma'], /^(?!.*kein Mensch)/],
  ['roberto', ['Machts ihr 75, dann unterschreib ich sofort'], /Den ersten Kaffee/],
  [
    'feedback',
    ['3', 'na ja, i hab drei wochn drauf warten müssen und angrufn hat keiner'],
    /vorbeikommen, oder soll er anrufen/,
  ],
  [
    'feedback',
    ['3, die linke drückt vorne', 'Samstag kann ich nicht. Montag um fünf wäre gut'],
    /Montag, 30\. November, 17:00/,
  ],
  ['feedback', ['Sterne kann ich noch nicht sagen'], /^(?!.*Wie viele Sterne)/],
  // One dish is changed, and none is taken off.
  [
    'luigi',
    [
      'Liefern um 18:30: eine Margherita und eine Tonno, auf Pölzl',
      'Die Tonno doch lieber ohne Zwiebel, und ein Tiramisu dazu.',
    ],
    /1 × Margherita, 1 × Tonno \(ohne Zwiebel\), 1 × Tiramisu/,
  ],
  // What only looks like a name is none.
  ['luigi', ['zum liefern: 1 Tonno und 2 Cola, 19:30'], /^(?!.*auf Cola).*Namen/],
  ['luigi', ['zwa Diavola zum Abholen um 18:30. Gschnitten bitte!'], /^(?!.*auf Gschn).*Namen/],
  ['sabine', ['föhnen morgen vor 5 gehts? weihnachtsfeier!!'], /^(?!.*Weihnachtsfeier\.)/],
  // "Call please" beside a "not" forbids no call.
  ['luigi', ['Elisabethstraße 44, Klingel geht nicht, bitte anrufen'], /^(?!.*niemand ruft)/],
  [
    'sabine',
    ['Ich möchte beim Schneiden keine Männer im Raum haben, geht das?'],
    /^(?!.*Herrenschnitt)/,
  ],
  ['sam', ['ladekabel vergessn zi 22 bitte nachschickn nach linz'], /Frau Grill/],
  ['mathias', ['Kann ich den Schlüssel am Vorabend einwerfen?'], /Briefschlitz/],
  [
    'phonix',
    [
      'Wartung der Therme am Mittwoch um 10:30',
      'Daheim ist da niemand, aber der Hausmeister sperrt auf. Der heißt Krenn, ich heiß Suppan.',
    ],
    /Schlüssel beim Nachbarn, auf Suppan/,
  ],
  [
    'phonix',
    ['Warmwasser kommt braun aus dem Rohr, seit drei Tagen'],
    /^(?!.*Haupthahn).*trinken/i,
  ],
  [
    'selina',
    ['brauch eine kontrolle', 'is mir wurscht welcher tag, hauptsach nach 4 am nachmittag'],
    /16:30/,
  ],
  [
    'selina',
    ['Darf ich vor der Mundhygiene noch was essen? Soll ich nüchtern kommen?'],
    /^(?!.*An welchem Tag)/,
  ],
  [
    'sabine',
    [
      'Schneiden und Föhnen Mittwoch 10:00, auf Wolf',
      'ja',
      'Muss leider absagen, mein Flug ist vorverlegt.',
    ],
    /storniert|abgesagt/,
  ],
  [
    'sam',
    [
      'Tisch morgen 19:00 für 2, Zimmer 16',
      'ja',
      'Meine Frau ist müd. Den Tisch brauch ma dann nicht.',
    ],
    /storniert/,
  ],
  [
    'feedback',
    ['Kann ich die Einlagen eigentlich waschen, der Hund hat sie erwischt?'],
    /Herr Ramminger/,
  ],
  [
    'luigi',
    [
      'Liefern um 18:30: eine Capricciosa und eine Marinara, auf Kogler',
      'statt der Marinara doch eine zweite Capricciosa, aber ohne Pilze',
    ],
    /2 × Capricciosa \(1 × ohne Pilze\)/,
  ],
  ['sam', ['Please help, my husband has fallen in the shower and he does not answer me'], /112/],
  [
    'sam',
    [
      'Eine Massage für meine Frau morgen um 15:00, Zimmer 8',
      'Ja bitte. Und dann noch einen Tisch für zwei',
    ],
    /Gebucht/,
  ],
  [
    'sabine',
    ['Farbe am Donnerstag, auf Reinisch', 'Ich muss aber um 14 Uhr weg'],
    /^(?!.*Soll ich das eintragen)/,
  ],
])('%s: %j', (id, talk, pattern) => {
  const turn = lastTurn(id, talk);
  expect(turn.says.join(' ')).toMatch(pattern);
});

test('buttons speak the language of whoever writes, and are understood in it', () => {
  const booking = 'Buonasera, vorrei prenotare un tavolo per due persone sabato alle otto di sera';
  expect(lastTurn('luigi', [booking]).replies).toEqual(['Senza nome']);
  expect(lastTurn('luigi', [booking, 'Senza nome']).says.join(' ')).toMatch(/ohne Namen/);
});
