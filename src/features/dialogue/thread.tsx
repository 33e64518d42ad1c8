import { type ReactNode, useEffect, useRef } from 'react';
import { Call } from '../../components/vignettes/call';
import { Chat } from '../../components/vignettes/chat';
import { clockText } from '../../dialogue/dates';
import { dialogueMessages as words } from './messages';
import type { Line } from '../../dialogue/use-conversation';
import * as styles from './playground.module.css';

type ThreadProps = {
  lines: readonly Line[];
  name: string;
  call: boolean;
  typing: boolean;
  /** What the conversation came to, below its last line. */
  children: ReactNode;
};

/** What was said so far, read aloud as it grows, with the beginning of the newest answer in view. */
export function Thread({ lines, name, call, typing, children }: ThreadProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) box.current.scrollTop += aboveNewest(box.current, lines);
  }, [lines, typing]);
  return (
    // A box that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={box} className={styles.thread} tabIndex={0}>
      <div role="log" aria-label={words.log}>
        {call ? (
          <Call vignette={{ caller: words.you, voice: name, lines: withTimes(lines) }} />
        ) : (
          <Chat vignette={{ day: undefined, messages: [...lines] }} />
        )}
      </div>
      {typing && (
        <p className={styles.typing} aria-hidden="true">
          {name} {words.typing}
          <span />
          <span />
          <span />
        </p>
      )}
      {children}
    </div>
  );
}

/** How far the newest answer begins below the top of the box; of a guest's line, its end counts. */
function aboveNewest(box: HTMLElement, lines: readonly Line[]): number {
  const answered = [...lines].reverse().findIndex(({ from }) => from === 'guest');
  const first = [...box.querySelectorAll('li')].at(-answered);
  if (answered < 1 || first === undefined) return box.scrollHeight;
  return first.getBoundingClientRect().top - box.getBoundingClientRect().top - 12;
}

/** Times of a recording, "0:07"; each later than the one before. */
function withTimes(lines: readonly Line[]) {
  let last = -1;
  return lines.map(({ from, text, after }) => {
    last = Math.max(last + 1, after);
    return { from, text, at: clockText(last).replace(/^0/, '') };
  });
}
