import { wanting } from '../beginnings';
import { choicesIn } from '../choices';
import { type Dialogue } from '../../content-model/dialogues';
import { isEnglish } from '../fill';
import { dialogueWords as own } from '../messages';
import { isSure } from '../intents';
import { type Line, type Turn, chipsOf, noteSlot, turn } from '../speak';
import { emptyState, isKnown, type State, stepOf } from '../state';
import { openStep } from '../steps';
import { saysSomething } from '../values';
import { type Heard, type Rule, answersOf, intentOf, isBusy, isClosed, isSame } from './heard';
import { respond } from './questions';
import { restLines } from './passed-on';
import { coverageOf, most, noted, openIn } from './rest';
import { sidesOf } from './sides';
import { wordCount } from '../words';

export const cancelling =
  /\b(abbrech\w*|absag\w*|abgesagt|sag\w* (.*\b)?(ab|o)\b|stornier\w*|storno|streich\w*|vergis (es|das|ma|mir|man)|ver?ges?s?t?s? (den|die|das) \w+|(las|loss)\w* (ma|man|wir|mas)\b( das| des| es)?|(las|los)\w*( \w+)? weg|(tu|gib|nim|mach)\w* (\w+ ){0,3}weg|ausfal\w*|nicht mehr schaf\w*|schaf\w* .*nicht|mus\w* .*loslas\w*|wird leider nichts|abbestel\w*|kom\w* doch nicht(?! mit)|brauch\w* .*nicht mehr|brauch\w* (wir |ich )?(doch |leider |dan )*nicht\b|brauch\w* .*kein\w* .*mehr|kan\w* .*(doch )?nicht kom\w*|doch nicht$|doch nicht[,.!]|las\w* es|bleiben lasen|stop|loschen|cancel|weg damit|wieder weg(?! (?:sein|fahr\w*|mus\w*)\b)|nicht mehr notig|hat sich erledigt|geht sich (doch |leider |wirklich )*nicht aus|weg den \w+|hab\w* (doch |leider )*keine zeit)\b/;

/** Somebody is late for what was arranged elsewhere. */
const late =
  /\bverspat\w*|\b(?:kom\w*|bin|brauch\w*)\b[^.?!]*\b(?:\d+ min\w*|(?:viertel|halbe )?stunde) (?:spater|zu spat)\b/;

const moving =
  /\b(verschieb\w*|verschoben|verleg\w*|umbuch\w*|andere?[nrs]? (tag|termin|zeit|uhrzeit)|tauschen|sondern|stat|lieber|vorverleg\w*)\b/;

const namesOf = (items: State['items']) => items.map(({ value }) => value).join();

/** A word that cancels beats every value; with a new value it is a change. */
export const cancel: Rule = (heard) => {
  const { dialogue, state, plain, said, hits, button } = heard;
  const [best] = hits;
  const callsOff = best?.intent.id === 'call-off' || button?.id === 'call-off';
  const isCancel =
    isUnwanted(heard) ||
    cancelling.test(plain) ||
    (best?.intent.id === 'cancel' &&
      best.score > 1 &&
      (isSure(best) || !heard.text.includes('?'))) ||
    isClosed(heard, 'cancel') ||
    isSame(heard.text, own.cancel);
  // "Montag geht doch nicht" gives up the day, not everything.
  if (
    said.dropped.length > 0 &&
    !/\b(?:absag|abgesagt|storn|streich|abbrech|cancel|brauch\w* .*nicht mehr|nicht mehr (?:zu )?kom)/.test(
      plain,
    )
  )
    return undefined;
  const isMove = moving.test(plain) && !/\b(?:absag\w*|abgesagt|storn\w*)\b/.test(plain);
  const isLate = late.test(plain) && !isBusy(heard) && state.status !== 'done';
  const existing = intentOf(heard, 'call-off');
  if (isLate && existing && !(best && isSure(best))) return respond(heard, existing);
  if (!isCancel && !(callsOff || isMove)) return undefined;
  // "Lieber einen Termin zum Schneiden. Das mit der Dauerwelle überlege ich mir noch."
  const isWished = heard.parts.some((part) => wanting.test(heard.read(part)));
  const isPart = heard.parts.length > 1 && isWished && !cancelling.test(plain);
  if (isPart && dialogue.begins === undefined && !isBusy(heard) && !state.done && !callsOff)
    return undefined;
  const isOfIt = ['cancel', 'call-off'].includes(best?.intent.id ?? '');
  if (best && isSure(best) && !isOfIt && !button) return undefined;
  if (callsOff && !isCancel && !isMove && best && !button && coverageOf(heard, best) < most)
    return undefined;
  // "Muss absagen. Ist er bis dahin weg?" cancels, and asks something else.
  const isTold = heard.parts.some(
    (part) => !part.includes('?') && cancelling.test(heard.read(part)),
  );
  if (
    isCancel &&
    !isTold &&
    heard.text.includes('?') &&
    !/\b(bite|konen sie|kont ihr|wurden sie)\b|^stop\b/.test(plain) &&
    !isOfIt
  )
    return undefined;
  const items = said.change?.(state.items);
  if (items !== undefined && items.length > 0 && namesOf(items) !== namesOf(state.items))
    return undefined;
  const hasNew = saysSomething(said) && !isKnown(state, said.values);
  if (state.status === 'done' || state.changed) {
    if (isMove || !isCancel)
      return !hasNew && (callsOff || /verschieb|verleg|umbuch|ander/.test(plain))
        ? askWhatToChange(heard)
        : undefined;
    if (
      hasNew &&
      /\b(sondern|lieber|dafur|stat|vertipt|verschrieben|verklickt|meinte|wolte)\b/.test(plain)
    )
      return undefined;
    // Whoever wants no more questions has still given an answer.
    if (dialogue.steps.every(({ confirm }) => confirm === undefined))
      return turn(
        dialogue,
        noted(state, heard.text),
        [[intentOf(heard, 'cancel')?.answer ?? '', ...own.added]],
        [own.restart],
      );
    return turn(
      dialogue,
      withText(heard),
      [
        isEnglish(state) ? 'Cancelled, nothing is booked any more.' : own.cancelled,
        ...askedOf(heard),
      ],
      dialogue.replies,
    );
  }
  if (isBusy(heard) || openStep(heard, state) !== undefined) {
    if (!isCancel || (isMove && hasNew)) return undefined;
    if (hasNew && /\b(sondern|lieber|dafur|stat|oder warten|geht(?! nicht)|ware)\b/.test(plain))
      return undefined;
    const isAskedOnly = dialogue.begins !== undefined;
    const values = { ...state.values, ...said.values };
    return turn(
      dialogue,
      // Whoever wants no more questions has still given stars.
      isAskedOnly
        ? noted({ ...gone(state), task: state.task, values }, heard.text)
        : withText(heard),
      [
        [intentOf(heard, 'cancel')?.answer ?? ''],
        ...answersOf(heard, sidesOf(heard)),
        ...(isAskedOnly ? askedOf(heard) : []),
      ],
      // Whoever does not want to be asked is not asked again.
      isAskedOnly ? [own.restart] : dialogue.replies,
    );
  }
  if (existing && (callsOff || isCancel)) {
    const ofIt = hits.filter(({ intent }) => intent === existing);
    return respond(heard, existing, [], heard.parts.length > 1 ? openIn(heard, ofIt) : []);
  }
  const none = intentOf(heard, 'cancel');
  return isCancel && none
    ? turn(dialogue, gone(state), [[none.answer ?? '', ...own.nothingToCancel]], dialogue.replies)
    : undefined;
};

/** What is asked beside a cancellation goes to a person; what is answered is not passed on. */
function askedOf(heard: Heard): Line[] {
  const asked = openIn(heard, sidesOf(heard));
  return restLines(
    heard,
    asked.filter((part) => part.text.includes('?') && !cancelling.test(part.plain)),
  );
}

/** "Doch keine Massage": what is in hand is named and not wanted. */
function isUnwanted({ dialogue, state, plain, read }: Heard): boolean {
  const name = stepOf(dialogue, state.task)?.slot ?? '';
  const slot = dialogue.slots[name];
  const [, what] = /\bkein\w* (\w+)/.exec(plain) ?? [];
  if (slot?.type !== 'choice' || what === undefined) return false;
  return choicesIn(what, slot.options, read, false)[0] === state.values[name];
}

/** Nothing is arranged any more; what is said besides stays with whoever reads it. */
const withText = ({ state, text }: Heard): State =>
  wordCount(text) > 6 ? noted(gone(state), text) : gone(state);

/** Nothing is arranged any more. */
export const gone = (state: State): State => ({
  ...emptyState,
  said: state.said,
  language: state.language,
  shown: state.task ?? state.shown,
});

/** Asks what shall be another way; until that is known, a yes enters nothing. */
export function askWhatToChange(heard: Heard): Turn {
  const { dialogue, state } = heard;
  const isAsked = openStep(heard, state)?.confirm !== undefined;
  const values = changeable(dialogue, state).map(({ label }) => own.changeOf(label));
  return turn(
    dialogue,
    { ...state, status: state.status === 'done' ? 'done' : 'open', doubted: true },
    [own.whatToChange],
    [...values, ...(isAsked ? [own.keep] : []), own.cancel],
  );
}

const changing =
  /\b(verschieb\w*|verschoben|verleg\w*|umbuch\w*|ander[ns]?|andere[nrs]?|dazwischen\w*|stat|doch|falsch|vertan)\b/;

/** Something shall be another way once everything was said back, and nothing says how. */
export const unclear: Rule = (heard) => {
  const { state, said, plain, text, button } = heard;
  const isAtEnd = openStep(heard, state)?.confirm !== undefined || state.done !== undefined;
  if (button || !isAtEnd || state.status === 'handover' || saysSomething(said)) return undefined;
  if (!changing.test(text.includes('?') ? plain.replace(/\bdoch\b/g, ' ') : plain))
    return undefined;
  return askWhatToChange({ ...heard, state: noted(state, text) });
};

/** What was understood and can be asked again, by the names of its chips. */
export const changeable = (dialogue: Dialogue, state: State) =>
  chipsOf(dialogue, state)
    .filter(({ slot, label }) => slot !== noteSlot && label !== '')
    .slice(0, 4);
