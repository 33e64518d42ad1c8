import type { Dialogue, Slot } from '../content-model/dialogues';
import type { Item } from './order';
import type { State } from './state';
import type { Reader } from './words';

/** What has to be asked before a value can be noted down. */
export type Doubt = { slot: string; ask: string; options: readonly string[] };

/** What a sentence says about the slots of a task. */
export type Said = {
  values: Record<string, string>;
  /** What becomes of an order. */
  change?: ((before: readonly Item[]) => Item[]) | undefined;
  /** What was ordered and is not on the card, in folded words. */
  others?: readonly string[] | undefined;
  /** A part of the day from which a time has to be chosen. */
  part?: { slot: string; from: number; to: number } | undefined;
  doubts: Doubt[];
  /** What is said of the part of a sentence that is none of all this. */
  rest?: readonly (string | readonly string[])[];
  /** Whether it was asked and not only said: then it is said back. */
  asks?: boolean;
  /** A later day that was said where the task knows no day: it is for today. */
  otherDay?: string | undefined;
  /** What no longer holds, without anything in its place. */
  dropped: string[];
  /** What is wanted besides, after what is in hand. */
  later: string[];
};

export type Listening = {
  dialogue: Dialogue;
  read: Reader;
  now: Date;
  /** Whether a word means something in this dialogue, so that it is no name. */
  isKnown: (text: string) => boolean;
};

/** Whether a sentence says anything about a task. */
export const saysSomething = ({ values, change, part, doubts, later, dropped }: Said): boolean =>
  Object.keys(values).length + doubts.length + later.length + dropped.length > 0 ||
  !!(change ?? part);

/** What is asked of a sentence for one slot. */
export type Adding = {
  listening: Listening;
  said: Said;
  name: string;
  slot: Slot;
  raw: string;
  text: string;
  without: string;
  asked: boolean;
  before: string | undefined;
  isFirst: boolean;
  state: State;
};
