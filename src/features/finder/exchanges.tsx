import { useEffect, useRef } from 'react';
import { RichText } from '../../components/rich-text';
import type { Reply } from '../../dialogue/finder';
import { finderMessages as words } from './messages';
import * as styles from './exchanges.module.css';

/** A question and what was said to it. */
export type Exchange = { question: string; reply: Reply | 'loading' | 'failed' };

type ExchangesProps = { exchanges: readonly Exchange[]; onAsk: (question: string) => void };

/** What was asked and answered so far, read aloud as it grows, with the newest in view. */
export function Exchanges({ exchanges, onAsk }: ExchangesProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const newest = box.current?.querySelector<HTMLElement>('ol > li:last-child');
    if (!box.current || !newest) return;
    box.current.scrollTop = newest.offsetTop - box.current.offsetTop;
    box.current.scrollIntoView({ block: 'nearest' });
  }, [exchanges]);
  const shown = exchanges.length > 0;
  return (
    <div
      ref={box}
      className={shown ? styles.box : undefined}
      role="log"
      aria-label={words.log}
      // A box that scrolls must be reachable by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={shown ? 0 : undefined}
    >
      <ol>
        {exchanges.map(({ question, reply }, index) => (
          <li key={index}>
            <p className={styles.question}>
              <span className="visually-hidden">{words.asked}: </span>
              {question}
            </p>
            {typeof reply === 'string' ? (
              <p className={styles.answer}>{words[reply]}</p>
            ) : (
              <Answer reply={reply} onAsk={onAsk} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

type AnswerProps = { reply: Reply; onAsk: (question: string) => void };

function Answer({ reply: { html, source, isPage, others }, onAsk }: AnswerProps) {
  return (
    <div className={styles.answer}>
      {isPage && <p>{words.page}</p>}
      <RichText html={html} />
      {source && (
        <p className={styles.source}>
          {words.source} <a href={source.to}>{source.label}</a>
        </p>
      )}
      {others.length > 0 && (
        <>
          <p className={styles.source}>{words.others}</p>
          <ul>
            {others.map((other) => (
              <li key={other}>
                <button type="button" onClick={() => onAsk(other)}>
                  {other}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
