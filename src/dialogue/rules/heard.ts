import { type Emergency, type Language, type LearnedIntent } from '../../content-model/dialogues';
import { englishOf } from '../fill';
import { type Hit } from '../intents';
import { dialogueWords as own } from '../messages';
import { type Line, type Turn } from '../speak';
import { givenName, isOurs } from '../names';
import { type State, nameSlots, withValue } from '../state';
import { type Listening, type Said } from '../values';
import { fold } from '../words';

/** A sentence, with everything that the rules ask about it. */
export type Heard = Listening & {
  state: State;
  text: string;
  /** Folded, in the words of the content. */
  plain: string;
  /** The language it is in, where that is not German. */
  language: Language | undefined;
  /** What the sentence says about the task in hand. */
  said: Said;
  /** What it could be about, best first. */
  hits: readonly Hit[];
  find: (text: string) => readonly Hit[];
  /** The wishes of a long sentence, one by one. */
  parts: readonly string[];
  /** Said with words that always mean the same: yes, no, thanks ... */
  closed: LearnedIntent | undefined;
  danger: (text: string) => Emergency | undefined;
  /** Whether what it costs has been answered. */
  isPriced?: boolean;
  /** Whether it had the number of a card, which is not kept. */
  hadCard: boolean;
  close: (text: string) => LearnedIntent | undefined;
  /** What was the intent's own button. */
  button: LearnedIntent | undefined;
};

/** A rule says something or leaves it to the next. */
export type Rule = (heard: Heard) => Turn | undefined;

export const isSame = (text: string, button: string): boolean => fold(text.trim()) === fold(button);

export const isClosed = ({ closed, button }: Heard, id: string): boolean =>
  (button ?? closed)?.id === id;

export const intentOf = ({ dialogue }: Listening, id: string) =>
  dialogue.intents.find((each) => each.id === id);

/** What is said of prices where the content has none. */
export const costsOf = (listening: Listening) =>
  intentOf(listening, 'price') ?? intentOf(listening, 'costs');

export const isBusy = (heard: Heard): boolean =>
  heard.state.task !== undefined &&
  (Object.keys(heard.state.values).length > 0 || heard.state.items.length > 0);

export const answerOf = (
  { dialogue, state }: Listening & { state: State },
  intent: LearnedIntent,
): Line => {
  const english = englishOf(dialogue, state);
  const known = english?.answers[intent.id];
  return [
    known ?? intent.answer ?? dialogue.unknown,
    ...(english && known === undefined
      ? [english.unknown]
      : state.status === 'handover'
        ? own.added
        : own.asBefore),
  ];
};

/** What several intents answer, in their order. */
export const answersOf = (heard: Listening & { state: State }, hits: readonly Hit[]): Line[] =>
  hits.map(({ intent }) => answerOf(heard, intent));

/** "Grüß Gott, Wallner. Mir ist ...": whoever has said who they are is not asked for it again. */
export function withGivenName({ dialogue, state, text, isKnown }: Heard): State {
  const [slot] = nameSlots(dialogue);
  const name = givenName(text, isKnown);
  if (slot === undefined || name === undefined || slot in state.values) return state;
  if (isOurs(dialogue, name)) return state;
  return withValue(state, slot, name);
}
