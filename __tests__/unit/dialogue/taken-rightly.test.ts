import { lastTurn } from '../../support/dialogues';

// Values that are read rightly, and what only looks like one, one of each kind that strangers met.
test.each<[id: string, talk: string[], pattern: RegExp]>([
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
  [
    'luigi',
    ['2 margarita 1 tonno abholn um 18:30 auf resch'],
    /32,20.*Abholung um 18:30 Uhr, auf Resch/,
  ],
  [
    'mathias',
    [
      'Räderwechsel am Montag um 07:30, auf Lackner',
      'Ja, passt',
      'Könnts ihr beim Umstecken gleich die Scheibenwischer tauschen?',
    ],
    /^(?!.*Tag).*schreibe es dazu/,
  ],
  ['mathias', ['Unser Skoda Octavia gehört zum Jahresservice.'], /Service: rund/],
  [
    'roberto',
    ['Wir sind 9 Leute und bräuchten ab Jänner eine Maschine, Wasseranschluss haben wir keinen.'],
    /^(?!.*leid).*Wassertank/,
  ],
  [
    'roberto',
    ['18 Leute, Anschluss gibts, so schnell wie möglich, Firma Holzbau Temmel'],
    /Sofort, Holzbau Temmel/,
  ],
  [
    'sam',
    ['Hi, could we get a table for four tonight around 8? We are in room 22'],
    /at 20:00, Room 22/,
  ],
  // Minutes in words.
  [
    'phonix',
    ['Therme warten, Dienstag um zehn Uhr dreißig, auf Schantl'],
    /Dienstag, 1\. Dezember um 10:30/,
  ],
  // One of two is replaced, and the other stays.
  [
    'luigi',
    [
      'Zwei Capricciosa und eine Marinara liefern um 19 Uhr',
      'statt der einen Capricciosa doch lieber eine Tonno',
    ],
    /1 × Capricciosa, 1 × Marinara, 1 × Tonno/,
  ],
  // Who asks whether a dish is safe has not ordered it.
  [
    'luigi',
    ['Hello, my son has a nut allergy. Is your tiramisu safe for him?'],
    /^(?!.*1 × Tiramisu).*Frau Rossi/,
  ],
])('%s: %j', (id, talk, pattern) => {
  const turn = lastTurn(id, talk);
  expect(turn.says.join(' ')).toMatch(pattern);
});
