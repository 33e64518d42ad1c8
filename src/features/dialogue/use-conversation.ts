import { useEffect, useRef, useState } from 'react';
import { viennaTime } from '../../lib/vienna-time';
import { type Assistant, type Turn, answer, greet } from '../../dialogue/talk';

/** One thing somebody said; `after` is how many seconds into the conversation. */
export type Line = { from: 'guest' | 'assistant'; text: string; time: string; after: number };

/** How long an assistant seems to type, in milliseconds; not at all under reduced motion. */
const typingTime = 650;
const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A conversation: what was said, where it stands, and what the visitor says next. */
export function useConversation(assistant: Assistant, onSay?: (text: string) => void) {
  const [startedAt] = useState(Date.now);
  const [turn, setTurn] = useState<Turn>(() => greet(assistant));
  const [lines, setLines] = useState<readonly Line[]>(() =>
    turn.says.map((text) => lineOf('assistant', text, 0)),
  );
  const [typing, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const say = (text: string) => {
    if (typing || text.trim() === '') return;
    const next = answer(assistant, turn.state, text, new Date());
    const after = Math.round((Date.now() - startedAt) / 1000);
    setLines((before) => [...before, lineOf('guest', text.trim(), after)]);
    const reply = () => {
      setTyping(false);
      setTurn(next);
      const said = next.says.map((each) => lineOf('assistant', each, after + 1));
      setLines((before) => [...before, ...said]);
      onSay?.(next.says.join(' '));
    };
    if (isCalm()) {
      reply();
      return;
    }
    setTyping(true);
    timer.current = setTimeout(reply, typingTime);
  };
  return { lines, turn, typing, say };
}

const lineOf = (from: Line['from'], text: string, after: number): Line => ({
  from,
  text,
  time: viennaTime(new Date()).time,
  after,
});
