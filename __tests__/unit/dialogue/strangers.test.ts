import { lastTurn } from '../../support/dialogues';

// What strangers wrote who had seen only the pages, one of each kind.
test.each<[id: string, talk: string[], pattern: RegExp]>([
  // "Three instead of two" are three.
  [
    'luigi',
    [
      'Zwei Margherita und eine Diavola zum Abholen um 19 Uhr, Collins',
      'noch was: 3 Margherita statt 2, und keine Zwiebel auf der Diavola',
    ],
    /3 × Margherita, 1 × Diavola \(ohne Zwiebel\)/,
  ],
  [
    'luigi',
    [
      'Two Margherita for delivery at 7 pm, name is Collins',
      'Sorry, one more thing: can you make it 3 Margherita instead of 2?',
    ],
    /3 × Margherita, zusammen/,
  ],
  [
    'mathias',
    [
      'Probefahrt sa 10 uhr octavia kombi auf Strobl',
      'ja passt',
      'muss absagen, kind krank. meld mich nä woche. der is bis dahin eh nicht weg oder?',
    ],
    /storniert.*„der is bis dahin/,
  ],
  [
    'luigi',
    ['Zwei Diavola und eine Prosciutto', 'statt da Schinkn nehm ma a Thunfisch'],
    /2 × Diavola, 1 × Tonno/,
  ],
  [
    'sam',
    [
      'Ich hätte morgen um 18.30 gern einen Tisch für zwei. Bitte nicht aufs Zimmer anrufen. Zimmer 16',
    ],
    /niemand ruft.*Tisch in der Stube für 2/,
  ],
  ['phonix', ['Den Monteur könnts absogn, i hob s söwa zaumbrocht'], /^(?!.*144)/],
  [
    'luigi',
    ['Tisch für 4 morgen um 19:30, auf Huber', 'Nussallergie. Ist die Diavola scharf?', 'ja passt'],
    /Unter welcher Nummer/,
  ],
  ['sam', ['Zimma 21, die Heizung geht nicht'], /^(?!.*welches Zimmer)/],
  // Nobody goes out for a heart, and everybody for gas.
  ['sam', ['please help, my husband has chest pain and cannot breathe'], /^(?!.*everybody out)/],
  ['phonix', ['it smells of gas in our kitchen, what should I do?'], /112.*everybody out/],
  ['selina', ['Mir ist ein Stück vom Zahn abgebrochen'], /^(?!.*selben Tag).*1450/],
  [
    'roberto',
    ['Rückruf am Montag um 10, Firma Stadler', 'ja', 'doch besser Dienstag'],
    /Dienstag, 1\. Dezember, 10:00, Stadler/,
  ],
  ['luigi', ['Tisch für 4 morgen Abend?', 'halb acht. geht Bankomat?'], /Gern: 19:30 Uhr/],
  ['sabine', ['Hochsteckfrisur am 8. Mai für mich und zwei Brautjungfern'], /bespricht Frau/],
  // "Nicht schreiben" is no "nicht anrufen".
  ['sabine', ['Bitte die Chefin soll anrufen, nicht schreiben'], /^(?!.*niemand ruft)/],
  ['roberto', ['Was kostet die mittlere Maschine?'], /^(?!.*antwortet Ihnen)/],
  ['roberto', ['Rückruf am Montag um 10, Firma Stadler', 'Ja, passt'], /^Gut, Herr Pongratz/],
  ['mathias', ['mein Pickerl ist auf November gelocht'], /^(?!.*leid)/],
  ['selina', ['i fiacht mi so vorm zauhnarzt. gibts des a mit schlofn?'], /^(?!.*133)/],
  ['selina', ['mein mann schlägt mich'], /133/],
  ['mathias', ['pickerl mo oder di ganz früh, muss um 9 wieder weg sein'], /^Gern: Pickerl/],
  [
    'sabine',
    [
      'ansatz färben bei lena dienstag halb 10, auf zirkl',
      'doch lieber zur aylin (frag nicht), u strähnen statt ansatz',
    ],
    /^Strähnen, Aylin/,
  ],
  ['feedback', ['4', 'na wort, schreib drei. de fersn rutscht'], /Geändert: 3 Sterne/],
  ['feedback', ['falsche nummer, hab bei euch keine schuhe gekauft'], /^(?!.*Wie viele Sterne)/],
  [
    'phonix',
    [
      'Hier spricht Kaspar, der Wasserhahn tropft. Am Montag um 8:30 wäre ich daheim',
      'Ja',
      'Es tropft nicht mehr. Sie brauchen am Montag also nicht mehr zu kommen.',
    ],
    /storniert/,
  ],
  ['feedback', ['4 Sterne', 'Leider muss ich das auf 3 ändern, er reibt'], /Geändert: 3 Sterne/],
  [
    'feedback',
    ['Keine Sterne, nur eine Frage. Kann man die Einlagen waschen?'],
    /waschen|Ramminger/,
  ],
  ['sabine', ['Kommt von Ihnen auch jemand zu uns heim zum Schneiden?'], /bespricht Frau/],
])('answers strangers: %s %j', (id, talk, pattern) => {
  expect(lastTurn(id, talk).says.join(' ')).toMatch(pattern);
});
