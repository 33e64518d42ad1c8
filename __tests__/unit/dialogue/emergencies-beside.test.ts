import { answer, greet } from '../../../src/dialogue/talk';
import { assistant, someDay } from '../../support/dialogues';

/** What goes wrong while something is being arranged, in German, dialect and English. */
const dangers: Record<string, [number: RegExp, sentences: string[]]> = {
  fire: [/122|112/, ['In der Küche brennt es!', 'do brennts, wos soi ma tuan', 'Help, fire!']],
  smoke: [/122|112/, ['Überall ist Rauch', 'Ois vola Rauch do herin', 'There is smoke everywhere']],
  gas: [/122|112/, ['Es riecht nach Gas', 'Do stinkts noch Gas', 'I smell gas']],
  collapse: [
    /144|112/,
    [
      'Jemand ist umgekippt und rührt sich nicht',
      'Da Opa is zammbrochn',
      'Someone fainted and does not move',
    ],
  ],
  breath: [/144|112/, ['Ich bekomme keine Luft', 'De Oma schnauft nimma', 'She is not breathing']],
  bleeding: [
    /144|112/,
    [
      'Es blutet stark und hört nicht auf',
      'Des bliat wia wüd, heat ned auf',
      'He is bleeding heavily',
    ],
  ],
  poison: [
    /144|112/,
    [
      'Mein Kind hat Reiniger getrunken',
      'De Klane hot a Putzmittel gschluckt',
      'She swallowed too many pills',
    ],
  ],
  eye: [
    /144|112/,
    [
      'Mir ist Reiniger ins Auge gespritzt',
      'I hob an Reiniger ins Aug kriagt',
      'Chemicals splashed in my eye',
    ],
  ],
  threat: [
    /133|112/,
    [
      'Ein Mann bedroht uns mit einem Messer',
      'Do is ana mit an Messer',
      'A man is threatening us with a knife',
    ],
  ],
  wishToDie: [/142|112/, ['Ich will nicht mehr leben', 'I wü sterbn', 'I want to kill myself']],
};

test.each([
  ['luigi', 'Tisch für vier am Freitag um 20 Uhr'],
  ['mathias', 'Räderwechsel am Donnerstag um 10'],
  ['phonix', 'Therme warten am Donnerstag um 10:30'],
  ['roberto', 'Kaffeemaschine für 24 Leute'],
  ['sabine', 'Farbe am Donnerstag um 10 bei Lena'],
  ['sam', 'Massage für zwei morgen um 10'],
  ['selina', 'Mundhygiene am Dienstag um 14:00'],
  ['feedback', '3 Sterne'],
])('%s names the number in the middle of a talk, and what was arranged waits', (id, begun) => {
  const who = assistant(id);
  const { state } = answer(who, greet(who).state, begun, someDay);
  expect(Object.keys(state.values)).not.toEqual([]);
  for (const [number, sentences] of Object.values(dangers))
    for (const sentence of sentences) {
      const next = answer(who, state, sentence, someDay);
      expect(`${sentence} ${next.says.join(' ')}`).toMatch(number);
      expect(next.state).toMatchObject({ task: state.task, values: state.values });
    }
});
