import { lastTurn } from '../../support/dialogues';

test.each<[id: string, talk: string[], values: Record<string, string | undefined>]>([
  ['mathias', ['Radwechsel bitte, aber erst nach dem Samstag'], { day: undefined }],
  ['mathias', ['Räderwechsel. heit und moagn hob i ka zeit'], { day: undefined }],
  ['mathias', ['räder umsteckn mo früh gehts? golf, meier'], { day: '2026-11-30', who: 'Meier' }],
  [
    'mathias',
    ['Probefahrt mit dem Kodiaq', 'Samstag 10 Uhr', 'Gruber', 'doch nicht Gruber, meine Frau'],
    { who: undefined },
  ],
  ['luigi', ['2 marg 1 tono zum abholn heut 1830 gruber'], { ready: '18:30', who: 'Gruber' }],
  ['luigi', ['hobts heit an tisch fia via leit?'], { persons: '4' }],
  ['phonix', ['Dobra večer, WC ne radi'], { time: undefined }],
  ['luigi', ['tisch für 4 morgen 19 uhr gruber'], { who: 'Gruber' }],
  ['luigi', ['Tisch für 4 heute 19 Uhr, Huber 0664 1234567'], { persons: '4', who: 'Huber' }],
  [
    'roberto',
    ['büro 12 leute ca 40 tassen kein wasseranschluss was kostet miete'],
    { water: 'Wassertank' },
  ],
  [
    'sabine',
    ['war gestern bei der Aylin und bin unglücklich, kann das wer anderer richten?'],
    { staff: undefined },
  ],
  ['selina', ['kontrolle am dienstag 14 uhr name lackinger'], { who: 'Lackinger' }],
  ['mathias', ['räder wechseln mo früh golf 7 auf steiner'], { who: 'Steiner' }],
  ['roberto', ['wir sind 18 leut im büro', 'ca 40 na eher 60 tassn'], { who: undefined }],
  [
    'sam',
    ['Massage heit fia mi und mei Frau, mia san am 14er Zimma'],
    { persons: '2', who: 'Zimmer 14' },
  ],
  ['sabine', ['ansatz färben und spitzen samstag vormittag'], { day: '2026-11-28' }],
  [
    'sabine',
    ['Schneidn am Donnerstog, owa nur waun d Lena do is. Bei da Aylin wor i ned zfriedn'],
    { staff: 'Lena' },
  ],
  [
    'selina',
    [
      'Mundhygiene am Dienstag um 10:00, auf Berger',
      'nicht für mich, sondern für meine Mutter, Theresia Lackner',
    ],
    { who: 'Theresia Lackner' },
  ],
  [
    'feedback',
    [
      '3 Sterne, die linke Einlage drückt.',
      'Samstag 9:30 würd gehen. Nein, wartet, dann Montag. Kostet das was?',
    ],
    { day: '2026-11-30' },
  ],
  [
    'sam',
    [
      'Wir hätten gern heute um 19:30 einen Tisch für vier, und können wir am Sonntag bis 13 Uhr im Zimmer bleiben? Und wann sperrt die Sauna auf?',
    ],
    { service: 'Tisch in der Stube', time: '19:30' },
  ],
  [
    'roberto',
    ['24 Leute, Wasseranschluss', 'bis Jahresende', 'um 99 unterschreib ich sofort, Herr Nachbar'],
    { deadline: 'In ein bis drei Monaten' },
  ],
  // Whoever works until two comes after; a number before the next sentence is no date.
  [
    'mathias',
    ['Pickerl für den Astra, Loch ist bei 11. Geht Montag bei euch? Ich arbeite bis 14 Uhr'],
    { day: '2026-11-30', time: undefined },
  ],
  ['phonix', ['Heizung ist kalt, Nachname ist Rahimi'], { who: 'Rahimi' }],
  ['feedback', ['2. Schuh ist nach drei Tag kaputt, Sohle geht weg'], { stars: '2' }],
  [
    'phonix',
    [
      'Therme warten, Dienstag um 9, auf Lechner, ich bin daheim',
      'Ja, bitte',
      'jetzt fällt mir ein, ich bin gar nicht da, aber die Nachbarin hat einen Schlüssel',
    ],
    { access: 'Schlüssel beim Nachbarn', day: '2026-12-01' },
  ],
  ['mathias', ['Habts a E-Auto zum Probefahren da?'], { car: 'Enyaq' }],
  ['mathias', ['Elektro Kahr. Wird unser Caddy heut noch fertig?'], { car: undefined }],
  ['mathias', ['Radlwechsln nächstn Mittwoch umma neine, auf Hofer'], { time: '09:00' }],
  ['mathias', ['pickerl läuft mo ab, geht morgen noch oder mo ganz frü??'], { day: undefined }],
  ['sabine', ['farbe mi nachm bei lena'], { day: '2026-12-02', staff: 'Lena' }],
  ['sam', ['taxi morgen früh 5.20 zum bahnhof', 'doch 4.50 statt 5.20'], { time: '04:50' }],
  ['feedback', ['ich klicke nirgends, von mir bekommen Sie alle fünf'], { stars: '5' }],
  ['feedback', ['4 passen eh. bitte keine solchn nachr mehr'], { stars: '4' }],
  // What is there already is booked by nobody, and nobody's daughter takes her place.
  [
    'sabine',
    ['Ich habe morgen um 11 Termin für Strähnen. Jetzt juckt der Kopf. Kann man trotzdem färben?'],
    { day: undefined },
  ],
  [
    'sabine',
    [
      'Donnerstag um zehn Schneiden bei der Aylin, auf Gruber',
      'Donnerstag, 3. Dezember',
      'ja passt',
      'mei Tochta mecht a glei mit, de brauchat nua Spitzn. Geht des bei da Lena?',
    ],
    { staff: 'Aylin' },
  ],
  // Other languages.
  [
    'luigi',
    ['Vorrei prenotare un tavolo per stasera alle 20, siamo in 7 con due bambini piccoli'],
    { persons: '7', time: '20:00' },
  ],
  [
    'selina',
    [
      "Hi, I'd like a check-up on Monday",
      'Tuesday is better for me. Should I stop taking aspirin?',
    ],
    { day: '2026-12-01' },
  ],
  [
    'roberto',
    ['Hi, around 40 people use the kitchen. There is no water connection.'],
    { size: '40', water: 'Wassertank' },
  ],
])('reads what is said in haste, and nothing besides: %s', (id, talk, values) => {
  const { state } = lastTurn(id, talk);
  for (const [slot, value] of Object.entries(values)) expect(state.values[slot]).toBe(value);
});
