import type { LearnedIntent } from '../content-model/dialogues';
import { emergencyIn } from './emergencies';
import { fill, isEnglish } from './fill';
import { type Hit, labelled, nearly } from './intents';
import { languageOf } from './languages';
import { isChange, isInstead } from './corrections';
import { dialogueWords as own } from './messages';
import { pricesIn } from './prices';
import { type Line, type Turn, turn } from './speak';
import { type State, emptyState, freshState, nameSlots, stepOf, stepsOf } from './state';
import { enter, goOn, handOver, openStep, sayAndGoOn, take } from './steps';
import { weekdayName } from './dates';
import { dayOf } from './live-sheets';
import { type Listening, type Said, likelyTask, saidIn, saysSomething, taskIn } from './values';
import { fold } from './words';

/** A sentence, with everything that the rules ask about it. */
export type Heard = Listening & {
  state: State;
  text: string;
  /** Folded, in the words of the content. */
  plain: string;
  /** What the sentence says about the task in hand. */
  said: Said;
  /** What it could be about, best first. */
  hits: readonly Hit[];
  /** Said with words that always mean the same: yes, no, thanks ... */
  closed: LearnedIntent | undefined;
  /** What was the intent's own button. */
  button: LearnedIntent | undefined;
};

/** A rule says something or leaves it to the next. */
type Rule = (heard: Heard) => Turn | undefined;

const isSame = (text: string, button: string): boolean => fold(text.trim()) === fold(button);
const has = ({ closed, button, hits }: Heard, id: string): boolean =>
  (button ?? closed ?? hits[0]?.intent)?.id === id;
const isClosed = ({ closed, button }: Heard, id: string): boolean => (button ?? closed)?.id === id;
const intentOf = ({ dialogue }: Listening, id: string) =>
  dialogue.intents.find((each) => each.id === id);
const isBusy = (heard: Heard): boolean =>
  heard.state.task !== undefined &&
  (Object.keys(heard.state.values).length > 0 || heard.state.items.length > 0);

/** Danger comes before everything else; whatever is being arranged waits. */
const danger: Rule = (heard) => {
  const { dialogue, state, text, read } = heard;
  const found = emergencyIn(text, dialogue.emergencies, read);
  if (found === undefined) return undefined;
  const language = languageOf(text, dialogue.languages);
  const replies = isBusy(heard) && state.status !== 'done' ? [own.goOn] : [own.human];
  // This sentence may be said again in the same words.
  const said = language?.emergency ?? found.say;
  return turn(
    dialogue,
    { ...state, said: state.said.filter((each) => each !== said) },
    [said],
    replies,
  );
};

/** Another language gets one line; what can be read of the sentence is read. */
const otherLanguage: Rule = (heard) => {
  const { dialogue, state, text } = heard;
  const language = languageOf(text, dialogue.languages);
  const english = language?.id === 'en' ? dialogue.english : undefined;
  const known = english ? 'en' : `${language?.id} line`;
  if (language === undefined || known === state.language) return undefined;
  const line = english?.line ?? language.line;
  const next: State = { ...state, language: known };
  const rest = afterLanguage({ ...heard, state: next });
  if (rest === undefined || !rest.understood) {
    const asked = openStep(heard, next);
    return asked && english
      ? sayAndGoOn(heard, next, [line])
      : turn(dialogue, next, [line], [...dialogue.replies.slice(0, 3), own.human]);
  }
  const says = [fill(dialogue, next, line), ...(english ? rest.says : rest.says.slice(-1))];
  return { ...rest, says, state: { ...rest.state, said: [...rest.state.said, line] } };
};
const afterLanguage = (heard: Heard): Turn | undefined =>
  firstOf(rules.slice(rules.indexOf(otherLanguage) + 1), heard);

/** What stands on the engine's own buttons. */
const ownButtons: Rule = (heard) => {
  const { dialogue, state, text } = heard;
  const asked = openStep(heard, state);
  if (isSame(text, own.restart) || (isClosed(heard, 'restart') && asked?.slot === undefined))
    return begin(heard);
  if (isSame(text, own.goOn))
    return asked === undefined
      ? goOn(heard, { ...state, status: 'open' })
      : sayAndGoOn(heard, state, [own.paused]);
  if (isSame(text, own.human) || isSame(text, own.callBack)) {
    const human = intentOf(heard, 'human');
    return human && respond(heard, human);
  }
  if (isSame(text, own.noName)) {
    const [name] = nameSlots(dialogue);
    if (name)
      return goOn(heard, { ...state, values: { ...state.values, [name]: own.withoutName } });
  }
  const [wish] = state.later;
  if (
    wish !== undefined &&
    (isSame(text, own.nowLater(wish)) || (state.status === 'done' && isClosed(heard, 'yes')))
  ) {
    const later = state.later.slice(1);
    const task = stepOf(dialogue, state.task)?.id;
    const fresh = { ...freshState(state, task, nameSlots(dialogue)), later };
    return take(heard, fresh, saidIn(heard, fresh, wish));
  }
  return undefined;
};

const begin = ({ dialogue, state }: Heard): Turn =>
  turn(
    dialogue,
    {
      ...emptyState,
      said: state.said,
      language: state.language,
      task: dialogue.begins,
      step: dialogue.begins,
    },
    [[dialogue.greeting, ...own.whatNow]],
    dialogue.replies,
  );

/** A question with two answers was asked, and one of them is the sentence. */
const chosen: Rule = (heard) => {
  const { state, dialogue, text } = heard;
  const { choose } = state;
  if (choose === undefined) return undefined;
  const probe = saidIn(
    heard,
    {
      ...state,
      step: stepsOf(dialogue, state.task, state.values).find(({ slot }) => slot === choose.slot)
        ?.id,
    },
    text,
  );
  const value = choose.options.find((option) => probe.values[choose.slot] === option);
  if (value !== undefined) return take(heard, state, { ...probe, doubts: [] });
  const first = /\b(erste\w*|frueher\w*|fruher\w*)\b/.test(heard.plain)
    ? choose.options[0]
    : undefined;
  const last = /\b(zweite\w*|spater\w*|lezte\w*|letzte\w*)\b/.test(heard.plain)
    ? choose.options.at(-1)
    : undefined;
  const picked = first ?? last;
  // "Freitag": of two Fridays, it is still open which.
  return picked === undefined
    ? undefined
    : take(heard, state, {
        ...probe,
        values: { ...probe.values, [choose.slot]: picked },
        doubts: [],
      });
};

/** A person, an insult, a complaint, pain: that cannot wait. An answer to the open question is none of it. */
const urgent: Rule = (heard) => {
  const { hits, state, said, closed, button } = heard;
  const [best] = hits;
  const pressed = button?.rank === 'first' ? button : undefined;
  const first = hits.find(({ intent }) => intent.rank === 'first');
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

const cancelling =
  /\b(abbrech\w*|absag\w*|abgesagt|sag\w* (.*\b)?(ab|o)\b|stornier\w*|storno|streich\w*|vergis\w*|abbestel\w*|kom\w* doch nicht|brauch\w* .*nicht mehr|brauch\w* .*kein\w* .*mehr|kan\w* .*(doch )?nicht kom\w*|doch nicht$|doch nicht[,.!]|las\w* es|bleiben lasen|stop|loschen|cancel|weg damit|wieder weg|nicht mehr notig|hat sich erledigt|geht sich (doch )?nicht aus)\b/;
const moving =
  /\b(verschieb\w*|verschoben|verleg\w*|umbuch\w*|andere?[nrs]? (tag|termin|zeit|uhrzeit)|tauschen|sondern|stat|lieber|vorverleg\w*)\b/;

/** A word that cancels beats every value; with a new value it is a change. */
const cancel: Rule = (heard) => {
  const { dialogue, state, plain, said, hits, button } = heard;
  const callsOff = hits[0]?.intent.id === 'call-off' || button?.id === 'call-off';
  const isCancel =
    cancelling.test(plain) ||
    (hits[0]?.intent.id === 'cancel' && hits[0].score > 1) ||
    isClosed(heard, 'cancel') ||
    isSame(heard.text, own.cancel);
  const isMove = moving.test(plain);
  if (!isCancel && !(callsOff || isMove)) return undefined;
  if (
    isCancel &&
    heard.text.includes('?') &&
    !/\b(bitte|konen sie|konnt ihr)\b/.test(plain) &&
    hits[0]?.intent.id !== 'call-off' &&
    hits[0]?.intent.id !== 'cancel'
  )
    return undefined;
  const items = said.change?.(state.items);
  if (items !== undefined && items.length > 0 && items.length !== state.items.length)
    return undefined;
  const hasNew =
    saysSomething(said) &&
    !Object.entries(said.values).every(([name, value]) => state.values[name] === value);
  if (state.status === 'done' || state.changed) {
    if (isMove || (callsOff && !isCancel)) {
      if (hasNew) return undefined;
      return callsOff || /verschieb|verleg|umbuch|ander/.test(plain)
        ? askWhatToChange(heard)
        : undefined;
    }
    if (!isCancel) return undefined;
    if (hasNew && /\b(sondern|lieber|dafur|stat)\b/.test(plain)) return undefined;
    const later = gone(state);
    return turn(
      dialogue,
      later,
      [isEnglish(state) ? 'Cancelled, nothing is booked any more.' : own.cancelled],
      dialogue.replies,
    );
  }
  if (isBusy(heard) || openStep(heard, state) !== undefined) {
    if (isMove && (hasNew || !isCancel)) return undefined;
    if (!isCancel) return undefined;
    if (hasNew && /\b(sondern|lieber|dafur|stat|oder warten|geht(?! nicht)|ware)\b/.test(plain))
      return undefined;
    const answer = intentOf(heard, 'cancel')?.answer;
    return turn(
      dialogue,
      gone(state),
      [[answer ?? '', ...own.cancelled.slice(2)].filter(Boolean)],
      dialogue.replies,
    );
  }
  const known = intentOf(heard, 'call-off');
  if (known && (callsOff || isCancel)) return respond(heard, known);
  const none = intentOf(heard, 'cancel');
  return isCancel && none
    ? turn(dialogue, gone(state), [[none.answer ?? '', ...own.nothingToCancel]], dialogue.replies)
    : undefined;
};

const gone = (state: State): State => ({
  ...emptyState,
  said: state.said,
  language: state.language,
  shown: state.task ?? state.shown,
});

const askWhatToChange = ({ dialogue, state }: Heard): Turn =>
  turn(
    dialogue,
    { ...state, status: state.status === 'done' ? 'done' : 'open' },
    [own.whatToChange],
    [own.cancel],
  );

/** A yes or no to the last question, whether it shall be entered. */
const confirmed: Rule = (heard) => {
  const { state, said, plain } = heard;
  const asked = openStep(heard, state);
  const isNameLast =
    asked?.slot !== undefined &&
    heard.dialogue.slots[asked.slot]?.type === 'name' &&
    isClosed(heard, 'yes');
  if (isNameLast && asked.slot)
    return goOn(heard, { ...state, values: { ...state.values, [asked.slot]: own.withoutName } });
  if (asked?.confirm === undefined) return undefined;
  if (isSame(heard.text, own.confirm[1] ?? '') || isClosed(heard, 'change'))
    return askWhatToChange(heard);
  if (saysSomething(said)) return undefined;
  const agrees =
    /^(ja|jo|passt|past|ok|okay|genau|gern|bitte|yes|super|perfekt|sehr gut|stimt|freilich|eintragen|buchen)\b/.test(
      plain,
    );
  const isYes =
    isClosed(heard, 'yes') ||
    (agrees && !/\b(aber|nicht|kein\w*|doch|was|wie|wo|wan)\b/.test(plain));
  if (isYes) {
    const side = heard.hits.find(
      ({ intent }) =>
        intent.answer !== undefined && intent.step === undefined && intent.rank === 'normal',
    );
    const done = enter(heard, state, asked.confirm);
    if (side === undefined || isClosed(heard, 'yes') || side.words < 1) return done;
    return enter(heard, state, asked.confirm, [answerOf(heard, side.intent)]);
  }
  return isClosed(heard, 'no') ? askWhatToChange(heard) : undefined;
};

const several =
  /\b(zwei|drei|vier|beide|2|3|4) (autos?|wagen|fahrzeuge?|termine?|pickerl|zahn\w*|maschinen?)\b|\bauch (noch )?(einen|a|an) termin\b/;

/** Values for what is being arranged; a question beside them is answered first. */
const values: Rule = (heard) => {
  const { dialogue, state, said, hits, plain, text } = heard;
  if (state.task === undefined || !saysSomething(said)) return undefined;
  const asked = openStep(heard, state);
  const isAnswer =
    asked?.slot !== undefined &&
    (asked.slot in said.values ||
      said.change !== undefined ||
      said.part?.slot === asked.slot ||
      said.doubts.some(({ slot }) => slot === asked.slot));
  const begins = hits.find(({ intent }) => intent.step !== undefined);
  const isOther = begins !== undefined && begins.intent.step !== state.task && begins.score > 0.8;
  if (isOther && !isAnswer && !isInstead(plain)) {
    const other = taskIn(heard, state, text);
    if (state.status === 'done' || (other && other.step !== state.task)) return undefined;
  }
  const side = sideOf(heard);
  const onlyAsks =
    side !== undefined &&
    side.score > 1.6 &&
    text.includes('?') &&
    !isAnswer &&
    !isChange(plain) &&
    said.change === undefined;
  if (state.status === 'done') {
    const fresh =
      Object.keys(said.values).length > 0 &&
      begins !== undefined &&
      begins.intent.step === state.task &&
      !isChange(plain);
    if (fresh || onlyAsks) return undefined;
  } else if (onlyAsks && Object.keys(said.values).length === 0) return undefined;
  const lines: Line[] = [];
  if (side !== undefined && side.score > 1.2) lines.push(answerOf(heard, side.intent));
  if (several.test(plain)) lines.push(own.oneByOne);
  if (
    begins?.intent.answer !== undefined &&
    begins.intent.step === state.task &&
    asked?.id === state.task &&
    !isAnswer
  )
    lines.push(answerOf(heard, begins.intent));
  const name = nameSlots(dialogue).find((each) => each in said.values && asked?.slot !== each);
  if (name !== undefined && Object.keys(said.values).length === 1)
    lines.push(own.withName(said.values[name] ?? ''));
  return take(heard, state, said, lines);
};

/** What is asked beside the values of a sentence. */
function sideOf(heard: Heard): Hit | undefined {
  const { state, hits, said } = heard;
  if (
    !/\?|\b(was|wie|wo|wan|habt|haben sie|gibt|darf|derf|kan|kost\w*|ist|sind|hund|kinderwagen|alergi\w*)\b/.test(
      `${heard.text} ${heard.plain}`,
    )
  )
    return undefined;
  return hits.find(
    ({ intent, words, score }) =>
      intent.step === undefined &&
      intent.answer !== undefined &&
      intent.rank === 'normal' &&
      (words > 1 || score > 0.9) &&
      !(intent.id === 'call-off') &&
      (state.task !== undefined || Object.keys(said.values).length > 0),
  );
}

const answerOf = (
  { dialogue, state }: Listening & { state: State },
  intent: LearnedIntent,
): Line => {
  const english = isEnglish(state) ? dialogue.english?.answers[intent.id] : undefined;
  return [
    english ?? intent.answer ?? dialogue.unknown,
    ...(english === undefined && isEnglish(state) && dialogue.english
      ? [dialogue.english.unknown]
      : own.asBefore),
  ];
};

/** Prices that the content knows are said; what is being arranged goes on. */
const price: Rule = (heard) => {
  const { dialogue, state } = heard;
  const list = pricesIn(heard);
  if (list === undefined) return undefined;
  const side = heard.hits.find(
    ({ intent, words }) =>
      intent.step === undefined &&
      intent.answer &&
      intent.rank === 'normal' &&
      words > 1 &&
      !['price', 'menu'].includes(intent.id),
  );
  const lines: Line[] = [[list, ...own.asBefore], ...(side ? [answerOf(heard, side.intent)] : [])];
  if (isBusy(heard)) return sayAndGoOn(heard, state, lines);
  const begins = dialogue.intents.filter(
    ({ step, label }) => step !== undefined && label !== undefined,
  );
  return turn(dialogue, state, lines, [
    ...begins.flatMap(({ label }) => label ?? []).slice(0, 3),
    own.human,
  ]);
};

/** A task begins, with whatever its first sentence says already. */
const beginTask: Rule = (heard) => {
  const { state, hits, text, button, plain } = heard;
  const [best] = hits;
  const pressed = button?.step === undefined ? undefined : button;
  const sought = hits.find(({ intent }) => intent.step !== undefined);
  const info = hits.find(
    ({ intent }) =>
      intent.step === undefined && intent.answer !== undefined && intent.rank !== 'last',
  );
  const named =
    heard.state.status === 'open' && state.task !== undefined && state.step !== undefined
      ? undefined
      : taskIn(heard, state, text);
  const isQuestion = info !== undefined && info === best && info.words > 1;
  const isHit =
    sought !== undefined &&
    (sought === best || sought.score >= nearly * (best?.score ?? 0)) &&
    !(isQuestion && !named);
  const intent =
    pressed ??
    (isHit && named === undefined ? sought.intent : (named ?? (isHit ? sought.intent : undefined)));
  if (intent?.step === undefined) return undefined;
  if (
    openStep(heard, state) !== undefined &&
    isBusy(heard) &&
    intent.step !== state.task &&
    state.step !== state.task
  ) {
    const label = intent.label ?? '';
    if (label === '' || pressed) return switchTo(heard, intent, text);
    return sayAndGoOn(heard, { ...state, later: [...new Set([...state.later, label])] }, [
      own.later(label),
    ]);
  }
  if (
    intent.step === state.task &&
    openStep(heard, state) !== undefined &&
    !pressed &&
    !/\bneu\w*\b/.test(plain)
  )
    return intent.answer === undefined
      ? undefined
      : sayAndGoOn(heard, state, [answerOf(heard, intent)]);
  return switchTo(heard, intent, text);
};

function switchTo(
  heard: Heard,
  intent: LearnedIntent,
  text: string,
  before: readonly Line[] = [],
): Turn {
  const { dialogue, state, hits } = heard;
  const fresh = freshState(state, intent.step, nameSlots(dialogue));
  const whole = state.kept === undefined ? text : `${state.kept}. ${text}`;
  const said = saidIn(heard, fresh, whole);
  const lines: Line[] = [
    ...before,
    ...(intent.answer === undefined ? [] : [answerOf(heard, intent)]),
  ];
  const side = hits.find(
    ({ intent: each, words, score }) =>
      each.step === undefined &&
      each.answer &&
      each.rank === 'normal' &&
      each.id !== 'call-off' &&
      (words > 1 || score > 1.1),
  );
  if (side && text.includes('?')) lines.push(answerOf(heard, side.intent));
  if (several.test(heard.plain)) lines.push(own.oneByOne);
  return take(heard, { ...fresh, kept: undefined }, said, lines);
}

/** A question is answered; an entry in hand goes on, and one that is done stays. */
const question: Rule = (heard) => {
  const { hits, button, dialogue, state, text } = heard;
  const [best, second] = hits.filter(
    ({ intent }) =>
      intent.rank !== 'last' && intent.answer !== undefined && intent.step === undefined,
  );
  if (button?.step === undefined && button !== undefined && button.rank !== 'last')
    return respond(heard, button);
  if (best === undefined) return undefined;
  const isShort = text.trim().split(/\s+/).length < 4;
  if (best.score < 0.9 && !isShort && best.words < 2) return undefined;
  const close =
    second !== undefined && second.score >= 0.92 * best.score && second.words === best.words;
  const apart =
    second !== undefined && (best.intent.handover ?? false) !== (second.intent.handover ?? false);
  if (
    close &&
    apart &&
    best.words < 2 &&
    !isShort &&
    best.intent.label &&
    second.intent.label &&
    openStep(heard, state) === undefined
  )
    return turn(
      dialogue,
      { ...state, kept: text },
      [own.either],
      [best.intent.label, second.intent.label, own.human],
    );
  const both = close || (second !== undefined && /\bund\b/.test(heard.plain) && second.score > 1.1);
  return respond(
    heard,
    best.intent,
    undefined,
    both && second && !best.intent.handover && !second.intent.handover ? second.intent : undefined,
  );
};

/** Says what an intent answers. Only what cannot wait ends a task. */
export function respond(
  heard: Heard,
  intent: LearnedIntent,
  said?: Said,
  also?: LearnedIntent,
): Turn {
  const { dialogue, state } = heard;
  const lines: Line[] = [answerOf(heard, intent), ...(also ? [answerOf(heard, also)] : [])];
  const kept: State =
    said === undefined ? state : { ...state, values: { ...state.values, ...said.values } };
  if (intent.id === 'human') {
    const when = whenIn(heard);
    if (when !== undefined)
      return handOver(heard, { ...kept, values: { ...kept.values, ...when.values } }, [
        ...lines,
        when.line,
      ]);
  }
  const isOpen =
    openStep(heard, kept) !== undefined && (isBusy(heard) || dialogue.begins !== undefined);
  if (intent.handover && (intent.rank === 'first' || !isOpen || intent.id === 'call-off'))
    return handOver(heard, kept, lines);
  if (isOpen) return sayAndGoOn(heard, kept, lines);
  if (state.status === 'done')
    return turn(
      dialogue,
      state,
      lines,
      intent.replies ?? stepOf(dialogue, state.done)?.replies ?? dialogue.replies,
    );
  return turn(dialogue, { ...state, status: 'open' }, lines, intent.replies ?? dialogue.replies);
}

/** What answers a task's first question begins it, when the sentence is about nothing else. */
const likely: Rule = (heard) => {
  const { state, text, closed } = heard;
  if (closed !== undefined || (openStep(heard, state) !== undefined && isBusy(heard)))
    return undefined;
  const intent = likelyTask(heard, state, text);
  return intent === undefined ? undefined : switchTo(heard, intent, text);
};

/** When somebody wants to be called back, and who. */
function whenIn(heard: Heard): { values: Record<string, string>; line: string } | undefined {
  const { dialogue, state, text } = heard;
  const task = dialogue.intents.find(({ step }) => step !== undefined)?.step;
  const { values } = saidIn(heard, { ...emptyState, task }, text);
  const names = Object.keys(values).filter((name) =>
    ['day', 'time', 'name'].includes(dialogue.slots[name]?.type ?? ''),
  );
  if (names.length === 0) return undefined;
  const kept = Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
  const all = { ...state, values: { ...state.values, ...kept } };
  return {
    values: kept,
    line: own.callAt(names.map((name) => fill(dialogue, all, `{${name}}`)).join(', ')),
  };
}

/** A name is noted down, whenever it is said. */
const nameAlone: Rule = (heard) => {
  const { dialogue, state, text } = heard;
  const [name] = nameSlots(dialogue);
  if (name === undefined) return undefined;
  const task = state.task ?? dialogue.intents.find(({ step }) => step !== undefined)?.step;
  const probe = saidIn(heard, { ...state, values: {}, task, step: undefined }, text).values[name];
  const isSpelt = text
    .trim()
    .split(/\s+/)
    .every((word) => /^\p{Lu}/u.test(word));
  const isLikely =
    state.task !== undefined ||
    /^(ich|i|mein|herr|frau|familie|dr)\b/i.test(text.trim()) ||
    (isSpelt && text.trim().includes(' ')) ||
    (isSpelt &&
      /(er|man|bauer|nig|nik|itsch|ic|ner|ler|egger|inger|huber|lang|stein|gruber|a)$/.test(
        fold(text.trim()),
      ));
  if (probe === undefined || !isLikely) return undefined;
  const named: State = { ...state, values: { ...state.values, [name]: probe } };
  if (state.status === 'done')
    return turn(
      dialogue,
      named,
      [own.withName(probe)],
      stepOf(dialogue, state.done)?.replies ?? [],
    );
  return turn(dialogue, named, [own.withName(probe), own.whatNow], dialogue.replies);
};

/** Hello, thanks, yes and no, when nothing else is said. */
const smallTalk: Rule = (heard) => {
  const { dialogue, state, closed, button, hits } = heard;
  const [best] = hits;
  const said =
    button ??
    closed ??
    (best?.intent.rank === 'last' && best.score > 0.8 ? best.intent : undefined);
  if (said === undefined || said.rank !== 'last') return undefined;
  const asked = openStep(heard, state);
  if (said.id === 'thanks') {
    const day = dayOf(dialogue, state);
    if (state.status === 'done')
      return turn(
        dialogue,
        state,
        [
          [...(day ? [own.bye(weekdayName(day))] : []), said.answer ?? '', ...own.byes].filter(
            Boolean,
          ),
        ],
        [],
      );
    if (asked === undefined || !isBusy(heard))
      return turn(
        dialogue,
        state,
        [[said.answer ?? '', ...own.byes].filter(Boolean)],
        dialogue.replies,
      );
  }
  if (said.id === 'change' && (state.status === 'done' || isBusy(heard)))
    return askWhatToChange(heard);
  if (asked !== undefined && state.status !== 'done') {
    const lines =
      said.id === 'yes' || said.id === 'no' || said.id === 'thanks' || said.answer === undefined
        ? []
        : [[said.answer]];
    if (
      dialogue.begins !== undefined &&
      !isBusy(heard) &&
      said.answer !== undefined &&
      said.id !== 'hello'
    )
      return turn(dialogue, state, [[said.answer, ...own.whatNow]], dialogue.replies);
    return sayAndGoOn(heard, state, lines);
  }
  if (state.status === 'done')
    return turn(
      dialogue,
      state,
      [said.id === 'yes' || said.id === 'no' ? own.byes : [said.answer ?? '', ...own.whatNow]],
      stepOf(dialogue, state.done)?.replies ?? [],
    );
  return turn(
    dialogue,
    { ...state, status: 'open' },
    [[said.answer ?? '', ...own.whatNow].filter(Boolean)],
    said.replies ?? dialogue.replies,
  );
};

/** Something is said while a choice is open that does not name it: "passt", "egal" take the usual one. */
const whatever: Rule = (heard) => {
  const { dialogue, state, plain } = heard;
  const asked = openStep(heard, state);
  const slot = asked?.slot === undefined ? undefined : dialogue.slots[asked.slot];
  if (asked?.slot === undefined || slot === undefined) return undefined;
  if (!/\b(egal|wurscht|wurst|ganz gleich|irgendwan|was ihr wolt|weis nicht)\b/.test(plain))
    return undefined;
  if (slot.type === 'choice') {
    const value = slot.usual ?? slot.options[0]?.value ?? '';
    return goOn(heard, { ...state, values: { ...state.values, [asked.slot]: value } });
  }
  return sayAndGoOn(heard, state, []);
};

/** Nothing was understood: the menu, and from the second time on a call-back. */
export function miss(heard: Heard): Turn {
  const { dialogue, state, text } = heard;
  const misses = state.misses + 1;
  const next: State = { ...state, misses, kept: text };
  if (isEnglish(state) && dialogue.english)
    return turn(
      dialogue,
      next,
      [[dialogue.english.unknown, dialogue.english.handover]],
      [...dialogue.replies, own.human],
      false,
    );
  const asked = openStep(heard, state);
  const near = heard.hits.flatMap(({ intent }) => intent.label ?? []).slice(0, 2);
  const line: Line = misses === 1 ? [dialogue.unknown, ...own.missed] : own.missed.slice(1);
  if (asked !== undefined && (isBusy(heard) || dialogue.begins !== undefined)) {
    const again = sayAndGoOn(heard, next, [line]);
    return {
      ...again,
      state: { ...again.state, misses, kept: text },
      understood: false,
      replies: misses > 1 ? [...again.replies.slice(0, 3), own.callBack] : again.replies,
    };
  }
  const menu = [...new Set([...near, ...dialogue.replies])].slice(0, misses > 1 ? 4 : 3);
  return turn(
    dialogue,
    { ...next, status: 'open' },
    [line],
    [...menu, misses > 1 ? own.callBack : own.human],
    false,
  );
}

/** The rules in their order: the first that has something to say answers. See README.md. */
const rules: readonly Rule[] = [
  danger,
  otherLanguage,
  ownButtons,
  chosen,
  urgent,
  cancel,
  confirmed,
  whatever,
  values,
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

export const buttonOf = labelled;
export { has };
