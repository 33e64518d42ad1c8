import { isSure } from '../intents';
import { dialogueWords as own } from '../messages';
import { openStep } from '../steps';
import { chipsOf } from '../speak';
import { taskIn } from '../beginnings';
import { isInstead } from '../corrections';
import { cancelling, gone } from './cancel';
import { type Rule, answerOf, isBusy } from './heard';
import { respond } from './questions';
import { coverageOf, noted, some } from './rest';
import { switchTo } from './tasks';

const broken =
  /\b(?:kaput|\w*gebroch\w*|\w*gegangen|ab|geris\w*|ruinier\w*|schlecht\w*|verlez\w*|weh)\b/;

/** A person, an insult, a complaint, pain: that cannot wait. An answer to the open question is none of it. */
export const urgent: Rule = (heard) => {
  const { hits, state, said, closed, button } = heard;
  const [best] = hits;
  const pressed = button?.rank === 'first' ? button : undefined;
  const wants = /\b(mocht\w*|mecht|wil\w*|lieber|bite|gern|verbind\w*)\b/.test(heard.plain);
  const wantsHuman = hits.some((hit) => hit.intent.id === 'human' && isSure(hit));
  const asksWho =
    wants || wantsHuman
      ? undefined
      : hits.find(({ intent, score }) => intent.id === 'bot' && score > 0.8);
  const first =
    asksWho ??
    hits.find(({ intent }) => intent.rank === 'first' && intent.id !== 'bot') ??
    hits.find(({ intent }) => intent.rank === 'first');
  if (pressed) return respond(heard, pressed);
  if (first === undefined || best === undefined || closed !== undefined) return undefined;
  if (first.words < 2 && coverageOf(heard, first) < some) return undefined;
  if (first !== best && first !== asksWho && first.score < 0.7 * best.score) return undefined;
  const asked = openStep(heard, state);
  const answers = asked?.slot !== undefined && asked.slot in said.values;
  const task = taskIn(heard, state, heard.text);
  if (
    task?.step !== undefined &&
    ['complaint', 'allergy', 'invoice', 'sensitive'].includes(first.intent.id) &&
    !isBusy(heard)
  )
    return switchTo({ ...heard, hits: [] }, task, heard.text, [answerOf(heard, first.intent)]);
  // Four stars are no complaint for a long wait; but "fünf Sterne, die Sohle ist ab" is one.
  const isPraise = answers && 'stars' in said.values && Number(said.values['stars']) > 3;
  if (isPraise && first.intent.id === 'complaint' && !broken.test(heard.plain)) return undefined;
  if (answers && first.words < 2 && heard.text.trim().split(/\s+/).length < 5) return undefined;
  if (first.intent.id === 'human' && cancelling.test(heard.plain)) return undefined;
  const isFine = Object.entries(said.values).every(([name, value]) => {
    const slot = heard.dialogue.slots[name];
    return slot?.type !== 'count' || Number(value) <= slot.max;
  });
  // What is mended in the same breath is mended; what is called off is called off.
  const isMended = isBusy(heard) && isInstead(heard.plain);
  const isOff = isBusy(heard) && cancelling.test(heard.plain) && !heard.text.includes('?');
  const asHeard = isOff ? { ...heard, state: gone(state) } : heard;
  const turn = respond(asHeard, first.intent, (answers || isMended) && isFine ? said : undefined);
  const { id, handover } = first.intent;
  // What cannot wait stands in the note, and a complaint is regretted before anything else.
  const isNoted = id === 'write-only' || (handover && !['human', 'insult'].includes(id));
  const kept = isNoted ? noted(turn.state, heard.text) : turn.state;
  const complains = hits.some((hit) => hit.intent.id === 'complaint' && isSure(hit));
  const isRegretted = !complains || turn.says.join().includes('leid');
  const says = isRegretted ? turn.says : [own.sorry, ...turn.says];
  return { ...turn, state: kept, says, chips: chipsOf(heard.dialogue, kept) };
};
