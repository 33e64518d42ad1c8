import { fill } from '../fill';
import { languageOf } from '../languages';
import { dialogueWords as own } from '../messages';
import { type Turn, turn } from '../speak';
import { type State } from '../state';
import { openStep, sayAndGoOn } from '../steps';
import { chosen, ownButtons } from './buttons';
import { callBack } from './call-back';
import { cancel } from './cancel';
import { added, contact, patient, secret } from './contact';
import { danger, withNumber } from './danger';
import { confirmed, values, whatever } from './entry';
import { type Heard, type Rule } from './heard';
import { price, question } from './questions';
import { noted } from './rest';
import { miss, nameAlone, smallTalk } from './small-talk';
import { beginTask, existing, likely } from './tasks';
import { urgent } from './urgent';

/** Another language gets one line; what can be read of the sentence is read. */
const otherLanguage: Rule = (heard) => {
  const { dialogue, state, text } = heard;
  const language = languageOf(text, dialogue.languages, state.language);
  const english = language?.id === 'en' ? dialogue.english : undefined;
  const known = english ? 'en' : `${language?.id} line`;
  if (language === undefined || (english && state.language === known)) return undefined;
  const line = fill(dialogue, state, english?.line ?? language.line);
  const next: State = { ...state, language: known };
  const first = known === state.language ? [] : [line];
  const rest = afterLanguage({ ...heard, state: next });
  const isTold =
    rest?.understood !== true ||
    rest.state.status === 'handover' ||
    translated.has(heard.hits[0]?.intent.id ?? '');
  const written = fill(dialogue, state, english?.noted ?? language.noted);
  if (rest === undefined || (isTold && !(english && rest.understood))) {
    const kept = noted(next, text);
    // Who reads no German is told so in the same words again.
    const again = { ...kept, said: kept.said.filter((each) => each !== written) };
    const asked = openStep(heard, kept);
    const told = [...first, written];
    const replies = [...dialogue.replies.slice(0, 3), own.human];
    return withNumber(
      heard,
      asked && english ? sayAndGoOn(heard, again, told) : turn(dialogue, again, told, replies),
    );
  }
  const told = english ? first : first.length > 0 ? first : [written];
  const kept = english ? rest.state : noted(rest.state, text);
  const says = [...told, ...(english ? rest.says : rest.says.slice(-1))];
  return { ...rest, says, state: { ...kept, said: [...kept.said, line] } };
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
  ownButtons,
  chosen,
  patient,
  callBack,
  urgent,
  cancel,
  contact,
  confirmed,
  whatever,
  values,
  added,
  existing,
  price,
  beginTask,
  question,
  likely,
  nameAlone,
  smallTalk,
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
