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
  // An order says back where it goes, and that it is for today.
  [
    'luigi',
    ['2 Margherita liefern um 18:30, Annenstraße 12', 'Huber, 0664 1234567'],
    /0664 1234567\. .*Dazu: Annenstraße 12\./,
  ],
  [
    'luigi',
    ['2 Margherita abholen, auf Huber', 'morgen um 18:30'],
    /nur für heute.*Freitag, 27\. November/,
  ],
  ['luigi', ['Was kosten zwei Diavola und eine Margherita zusammen?'], /35,00/],
  // "When is something free?" is answered, and passed on to nobody.
  [
    'mathias',
    ['Servus, i brauch a Pickerl fürn Golf, wann geht was?'],
    /^(?!.*Zu „).*Als Nächstes frei/,
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

test('the day that is named first is a button', () => {
  const { says, replies } = lastTurn('phonix', ['Therme warten']);
  const [, day] = /frei ist (\S+tag|Mittwoch),/.exec(says.join(' ')) ?? [];
  expect(replies).toContain(day);
});
