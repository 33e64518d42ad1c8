import { useEffect, useRef, useState } from 'react';
import type { State } from '../../dialogue/state';
import { type Assistant, type Chip, type Turn, answer, change, greet } from '../../dialogue/talk';
import { viennaTime } from '../../lib/vienna-time';
import { dialogueMessages as words } from './messages';

/** One thing somebody said; `after` is how many seconds into the conversation. */
export type Line = { from: 'guest' | 'assistant'; text: string; time: string; after: number };

/** How long an assistant seems to type, in milliseconds; not at all under reduced motion. */
const typingTime = 650;
const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A conversation: what was said, where it stands, and what the visitor says or changes next. */
export function useConversation(assistant: Assistant, onSay?: (text: string) => void) {
  const [startedAt] = useState(Date.now);
  const [turn, setTurn] = useState<Turn>(() => greet(assistant));
  const [lines, setLines] = useState<readonly Line[]>(() =>
    turn.says.map((text) => lineOf('assistant', text, 0)),
  );
  // How many answers are being typed: who writes on meanwhile is answered as well, in order.
  const [typing, setTyping] = useState(0);
  const newest = useRef(turn);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  const reply = (text: string, next: Turn) => {
    newest.current = next;
    const after = Math.round((Date.now() - startedAt) / 1000);
    setLines((before) => [...before, lineOf('guest', text, after)]);
    const show = () => {
      setTurn(next);
      const said = next.says.map((each) => lineOf('assistant', each, after + 1));
      setLines((before) => [...before, ...said]);
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
  const say = (text: string) => {
    const said = text.trim();
    if (said !== '')
      reply(said, answer(assistant, goingOn(newest.current, said), said, new Date()));
  };
  const correct = ({ slot, label, value }: Chip) =>
    reply(words.change(label || value), change(assistant, newest.current.state, slot, new Date()));
  return { lines, turn, typing: typing > 0, say, correct };
}

/** Who presses a button goes on with the assistant; what else is said is for who takes over. */
const goingOn = ({ state, replies }: Turn, said: string): State =>
  state.status === 'handover' && replies.includes(said) ? { ...state, status: 'open' } : state;

const lineOf = (from: Line['from'], text: string, after: number): Line => ({
  from,
  text,
  time: viennaTime(new Date()).time,
  after,
});
