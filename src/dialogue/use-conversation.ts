import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Assistant, type Chip, type Turn, answer, change, changeOf, greet } from './talk';
import { viennaTime } from '../lib/vienna-time';
import type { State } from './state';

/** One thing somebody said; `after` is how many seconds into the conversation. */
export type Line = { from: 'guest' | 'assistant'; text: string; time: string; after: number };

/** How long an assistant seems to type, in milliseconds; not at all under reduced motion. */
const typingTime = 650;
const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

type Options = {
  /** Hears what the assistant says. */
  onSay?: ((text: string) => void) | undefined;
  /** The first buttons, where they are others than those of the dialogue. */
  replies?: readonly string[];
  /** What is said in place of the next answer. */
  revise?: (next: Turn, before: Turn, said: string) => Turn;
};

/** A conversation: what was said, where it stands, and what the visitor says or changes next. */
export function useConversation(assistant: Assistant, { onSay, replies, revise }: Options = {}) {
  const [startedAt] = useState(Date.now);
  const [turn, setTurn] = useState<Turn>(() => ({
    ...greet(assistant),
    ...(replies && { replies }),
  }));
  const [lines, setLines] = useState<readonly Line[]>(() =>
    turn.says.map((text) => lineOf('assistant', text, 0)),
  );
  // How many answers are being typed: who writes on meanwhile is answered as well, in order.
  const [typing, setTyping] = useState(0);
  const newest = useRef(turn);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  /** Says something after a moment; what is said meanwhile comes after it. */
  const speak = (next: Turn) => {
    newest.current = next;
    const after = secondsSince(startedAt) + 1;
    const show = () => {
      setTurn(next);
      setLines((before) => [
        ...before,
        ...next.says.map((each) => lineOf('assistant', each, after)),
      ]);
      onSay?.(next.says.join(' '));
    };
    if (isCalm()) {
      show();
      return;
    }
    setTyping((count) => count + 1);
    const shown = () => {
      setTyping((count) => count - 1);
      show();
    };
    timers.current.push(setTimeout(shown, typingTime));
  };
  const reply = (text: string, next: Turn) => {
    setLines((before) => [...before, lineOf('guest', text, secondsSince(startedAt))]);
    speak(next);
  };
  const say = (text: string) => {
    const said = text.trim();
    if (said === '') return;
    const before = newest.current;
    const next = answer(assistant, goingOn(before, said), said, new Date());
    reply(said, revise?.(next, before, said) ?? next);
  };
  const correct = ({ slot, label, value }: Chip) =>
    reply(changeOf(label || value), change(assistant, newest.current.state, slot, new Date()));
  /** What the assistant says without being asked, and where the conversation stands then. */
  const tell = (says: string[], change: (now: Turn) => Partial<Turn>) =>
    speak({ ...newest.current, ...change(newest.current), says });
  return { lines, turn, typing: typing > 0, say, correct, tell };
}

const secondsSince = (start: number): number => Math.round((Date.now() - start) / 1000);

/** Says what was typed into the field "text" of a form, and empties it. */
export const sayTyped =
  (say: (text: string) => void) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('text');
    if (typeof text === 'string') say(text);
    event.currentTarget.reset();
  };

/** Who presses a button goes on with the assistant; what else is said is for who takes over. */
const goingOn = ({ state, replies }: Turn, said: string): State =>
  state.status === 'handover' && replies.includes(said) ? { ...state, status: 'open' } : state;

const lineOf = (from: Line['from'], text: string, after: number): Line => ({
  from,
  text,
  time: viennaTime(new Date()).time,
  after,
});
