import { fill } from '../fill';
import { languageOf } from '../languages';
import { dialogueWords as own } from '../messages';
import { type Turn, turn } from '../speak';
import { type State } from '../state';
import { openStep, sayAndGoOn } from '../steps';
import { chosen, ownButtons } from './buttons';
import { callBack } from './call-back';
import { cancel } from './cancel';
import { added, contact, noCall, patient, secret } from './contact';
import { danger } from './danger';
import { confirmed, values, whatever } from './entry';
import { type Heard, type Rule } from './heard';
import { price, question } from './questions';
import { noted } from './rest';
import { miss, nameAlone, smallTalk } from './small-talk';
import { beginTask, likely } from './tasks';
import { urgent } from './urgent';

/** Another language gets one line; what can be read of the sentence is read. */
const otherLanguage: Rule = (heard) => {
  const { dialogue, state, text } = heard;
  const language = languageOf(text, dialogue.languages);
  const english = language?.id === 'en' ? dialogue.english : undefined;
  const known = english ? 'en' : `${language?.id} line`;
  if (language === undefined || (english && state.language === known)) return undefined;
  const line = english?.line ?? language.line;
  const next: State = { ...state, language: known };
  const first = known === state.language ? [] : [line];
  const rest = afterLanguage({ ...heard, state: next });
  if (rest === undefined || !rest.understood) {
    const kept = noted(next, text);
    const written = english?.noted ?? [language.noted, ...own.toldNote];
    const asked = openStep(heard, kept);
    return asked && english
      ? sayAndGoOn(heard, kept, [...first, written])
      : turn(dialogue, kept, [...first, written], [...dialogue.replies.slice(0, 3), own.human]);
  }
  if (first.length === 0) return rest;
  const says = [fill(dialogue, next, line), ...(english ? rest.says : rest.says.slice(-1))];
  return { ...rest, says, state: { ...rest.state, said: [...rest.state.said, line] } };
};

const afterLanguage = (heard: Heard): Turn | undefined =>
  firstOf(rules.slice(rules.indexOf(otherLanguage) + 1), heard);

/** The rules in their order: the first that has something to say answers. See README.md. */
const rules: readonly Rule[] = [
  danger,
  secret,
  otherLanguage,
  ownButtons,
  chosen,
  noCall,
  patient,
  callBack,
  urgent,
  cancel,
  contact,
  confirmed,
  whatever,
  values,
  added,
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
