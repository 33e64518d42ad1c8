import type { Language } from '../../content-model/dialogues';
import { fill } from '../fill';
import { lacksOf } from '../reach';
import { dialogueWords as own } from '../messages';
import { type Turn, chipsOf, turn } from '../speak';
import { type State, slotOf } from '../state';
import { openStep, sayAndGoOn } from '../steps';
import { chosen, ownButtons } from './buttons';
import { callBack } from './call-back';
import { cancel, unclear } from './cancel';
import { added, contact, patient, secret } from './contact';
import { careful, danger, withNumber } from './danger';
import { confirmed, values, whatever } from './entry';
import { type Heard, type Rule, withGivenName } from './heard';
import { price, question } from './questions';
import { readBack } from './read-back';
import { noted } from './rest';
import { miss, nameAlone, smallTalk } from './small-talk';
import { addition, beginTask, existing, likely } from './tasks';
import { urgent } from './urgent';
import { wordCount } from '../words';

/** Another language gets one line; what can be read of the sentence is read, and the next question is asked in it. */
const otherLanguage: Rule = (heard) => {
  const { dialogue, state, text, language } = heard;
  const english = language?.id === 'en' ? dialogue.english : undefined;
  const known = english ? 'en' : `${language?.id} line`;
  if (language === undefined || (english && state.language === known)) return undefined;
  const line = fill(dialogue, state, english?.line ?? language.line);
  const next: State = { ...state, language: known };
  const first = known === state.language ? [] : [line];
  const rest = afterLanguage({ ...heard, state: next });
  // As in German, whoever writes a whole sentence that nothing answers is passed on to a person.
  const isHanded = rest ? rest.state.status === 'handover' : wordCount(text) > 4;
  const isTold =
    rest?.understood !== true || isHanded || translated.has(heard.hits[0]?.intent.id ?? '');
  const written = fill(dialogue, state, english?.noted ?? language.noted);
  if (rest === undefined || (isTold && !(english && rest.understood))) {
    const { values } = withGivenName({
      ...heard,
      state: { ...next, values: rest?.state.values ?? next.values },
    });
    const kept = noted({ ...next, values }, text);
    // Who reads no German is told so in the same words again.
    const again = { ...kept, said: kept.said.filter((each) => each !== written) };
    const asked = openStep(heard, kept);
    const reach = isHanded && lacksOf(heard, again).length > 0 ? language.asks.reach : undefined;
    const told = [...first, written, ...(reach && !asked ? [reach] : [])];
    const replies = [...dialogue.replies.slice(0, 3), own.human];
    const answer = asked
      ? sayAndGoOn(heard, again, told)
      : turn(dialogue, isHanded ? { ...again, status: 'handover' } : again, told, replies);
    return withNumber(heard, english ? answer : inTheir(language, answer));
  }
  if (english) return { ...rest, says: [...first, ...rest.says] };
  const asked = inTheir(language, rest);
  const kept = wordCount(text) > 3 ? noted(asked.state, text) : asked.state;
  return {
    ...asked,
    says: [...first, ...asked.says],
    state: { ...kept, said: [...kept.said, line] },
    chips: chipsOf(dialogue, kept),
  };

  /** The open question in their language; German with numbers in it is read by anybody. */
  function inTheir({ asks, buttons }: Language, german: Turn): Turn {
    const turn = { ...german, replies: german.replies.map((each) => buttons[each] ?? each) };
    if (turn.state.status === 'done' && state.status !== 'done')
      return { ...turn, says: [asks.done] };
    const step = openStep(heard, turn.state);
    const slot = slotOf(dialogue, step?.slot);
    // Their word for a number asks for people.
    const isOther = slot?.type === 'count' && slot.unit !== undefined;
    const kind = isOther ? 'choice' : (slot?.type ?? 'items');
    const question = step && asks[step.confirm === undefined ? kind : 'confirm'];
    // What is passed on is said in their language, and not repeated.
    const isQuoted = (each: string) => each.includes('„') && !first.includes(each);
    // Nor is what a long sentence says beside its values.
    const isMore = turn.says.some(isQuoted) || /[?.!] .{12}/.test(text);
    const passed = isMore && !turn.says.includes(written) ? [written] : [];
    const kept = turn.says.filter((each) => !isQuoted(each));
    if (question === undefined) return { ...turn, says: [...kept, ...passed] };
    const isChosen = step?.confirm !== undefined || slot?.type === 'choice';
    const says = kept
      .filter(
        (each) =>
          first.includes(each) ||
          each === written ||
          (/\?$/.test(each) ? isChosen : /\d/.test(each) && !/:$/.test(each)),
      )
      .map((each) => each.replace(/^Gern: /, '✓ '));
    return { ...turn, says: [...says, ...passed, question] };
  }
};

/** What "noted" says in other languages as well. */
const translated = new Set(['human', 'complaint', 'insult', 'praise', 'pain']);

const afterLanguage = (heard: Heard): Turn | undefined =>
  firstOf(rules.slice(rules.indexOf(otherLanguage) + 1), heard);

/** The rules in their order: the first that has something to say answers. See README.md. */
const rules: readonly Rule[] = [
  danger,
  secret,
  otherLanguage,
  careful,
  ownButtons,
  chosen,
  patient,
  readBack,
  callBack,
  urgent,
  cancel,
  contact,
  confirmed,
  whatever,
  addition,
  values,
  unclear,
  existing,
  price,
  beginTask,
  question,
  likely,
  nameAlone,
  smallTalk,
  added,
];

function firstOf(list: readonly Rule[], heard: Heard): Turn | undefined {
  for (const rule of list) {
    const said = rule(heard);
    if (said !== undefined) return said;
  }
  return undefined;
}

/** What is answered to a sentence. */
export const answerTo = (heard: Heard): Turn => firstOf(rules, heard) ?? miss(heard);
