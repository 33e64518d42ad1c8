import { openStep } from '../steps';
import { taskIn } from '../values';
import { type Rule, answerOf, isBusy } from './heard';
import { respond } from './questions';
import { switchTo } from './tasks';

/** A person, an insult, a complaint, pain: that cannot wait. An answer to the open question is none of it. */
export const urgent: Rule = (heard) => {
  const { hits, state, said, closed, button } = heard;
  const [best] = hits;
  const pressed = button?.rank === 'first' ? button : undefined;
  const asksWho = hits.find(({ intent, score }) => intent.id === 'bot' && score > 0.8);
  const first = asksWho ?? hits.find(({ intent }) => intent.rank === 'first');
  if (pressed) return respond(heard, pressed);
  if (first === undefined || best === undefined || closed !== undefined) return undefined;
  if (first !== best && first.score < 0.7 * best.score) return undefined;
  const asked = openStep(heard, state);
  const answers = asked?.slot !== undefined && asked.slot in said.values;
  const task = taskIn(heard, state, heard.text);
  if (
    task?.step !== undefined &&
    ['complaint', 'allergy', 'invoice', 'sensitive'].includes(first.intent.id) &&
    !isBusy(heard)
  )
    return switchTo({ ...heard, hits: [] }, task, heard.text, [answerOf(heard, first.intent)]);
  if (answers && first.words < 2 && heard.text.trim().split(/\s+/).length < 5) return undefined;
  return respond(heard, first.intent, answers ? said : undefined);
};
