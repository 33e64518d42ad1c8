import type { Dialogue, DialogueFile } from '../../../src/content-model/dialogues';
import { fold } from '../../../src/dialogue/words';
import { dialogueWords as own } from '../../../src/dialogue/messages';
import { type Turn, answer, assistantOf, greet } from '../../../src/dialogue/talk';
import type { Found, Path } from './found';

/** Days on which every button is pressed: a Thursday and a Sunday, both in the morning. */
const days = [new Date('2026-11-26T08:00:00Z'), new Date('2026-11-29T08:00:00Z')];

/** Buttons of the engine, which it answers itself. */
const ofEngine: readonly string[] = [own.human, own.callBack, own.restart, own.goOn, own.cancel];

/**
 * Presses every button wherever it can be pressed, to the end of every conversation: none may be
 * misunderstood, lead back to the question it answers, or into a dead end.
 */
export function brokenButtons(data: DialogueFile, dialogue: Dialogue): Found[] {
  const who = assistantOf(dialogue);
  const found = new Map<string, Found>();
  const press = (turn: Turn, now: Date, seen: Set<string>, path: readonly string[]): void => {
    const { task = '', status, step = '' } = turn.state;
    for (const reply of turn.replies) {
      // A button leads the same way from the same step, whatever was chosen before.
      const place = `${task}/${status}/${step}/${reply}`;
      if (seen.has(place)) continue;
      seen.add(place);
      const next = answer(who, turn.state, reply, now);
      const problem = problemOf(turn, next, reply);
      if (problem === undefined) {
        press(next, now, seen, [...path.slice(-3), reply]);
        continue;
      }
      const after = path.map((each) => `„${each}“`).join(', ');
      const message = `der Knopf „${reply}“ ${problem}${after && ` (nach ${after})`}`;
      const at = placeOf(data, turn, reply);
      found.set(`${at.join('.')} ${reply}`, { path: at, message });
    }
  };
  for (const now of days) press(greet(who), now, new Set(), []);
  return [...found.values()];
}

function problemOf(before: Turn, next: Turn, reply: string): string | undefined {
  if (!next.understood) return 'wird nicht verstanden';
  const isAsked = before.state.step !== undefined && before.state.status === 'open';
  const values = JSON.stringify([before.state.values, before.state.items, before.state.choose]);
  const isSame =
    values === JSON.stringify([next.state.values, next.state.items, next.state.choose]);
  const asksAgain = next.state.step === before.state.step && next.state.status === 'open';
  const isEngine =
    ofEngine.some((each) => fold(each) === fold(reply)) || own.confirm.includes(reply);
  if (isAsked && isSame && asksAgain && !isEngine && before.says.length > 0 && next.says.length < 2)
    return 'führt zur selben Frage zurück';
  const isEnd = next.state.status !== 'open' || reply === own.close;
  if (next.replies.length === 0 && next.takes === '' && !isEnd) return 'führt in eine Sackgasse';
  if (/[{}]|…/.test(next.says.join(' ')))
    return `führt zu einem Satz mit Lücken: „${next.says.join(' ')}“`;
  return undefined;
}

/** Where a button stands in the file. */
function placeOf(data: DialogueFile, turn: Turn, reply: string): Path {
  const step = data.steps.findIndex(
    ({ id, replies }) => id === turn.state.step && replies.includes(reply),
  );
  if (step >= 0) return ['steps', step, 'replies', data.steps[step]?.replies.indexOf(reply) ?? 0];
  const intent = data.intents.findIndex(({ replies }) => replies.includes(reply));
  if (intent >= 0) return ['intents', intent, 'replies'];
  const first = data.replies.indexOf(reply);
  if (first >= 0) return ['replies', first];
  const asked = data.steps.findIndex(({ id }) => id === turn.state.step);
  return ['steps', Math.max(0, asked)];
}
