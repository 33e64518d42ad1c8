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
              <Answer
                reply={reply}
                asked={question}
                again={exchanges.slice(0, index).some(isUnknown)}
                onAsk={onAsk}
              />
            )}
            {reply === 'failed' && <SendQuestion question={question} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

const isUnknown = ({ reply }: Exchange): boolean => typeof reply === 'object' && !reply.known;

type AnswerProps = {
  reply: Reply;
  asked: string;
  /** Whether another question before had no answer either. */
  again: boolean;
  onAsk: (question: string) => void;
};

function Answer({ reply, asked, again, onAsk }: AnswerProps) {
  const { question, html, source, others, known } = reply;
  return (
    <div className={styles.answer}>
      {question !== undefined && question !== asked && <p className={styles.heading}>{question}</p>}
      {known || !again ? <RichText html={html} /> : <p>{words.unknownAgain}</p>}
      {!known && <SendQuestion question={asked} />}
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

/** The message field of the contact form on this page. */
const messageField = (): HTMLTextAreaElement | null =>
  document.querySelector('form textarea[name="message"]');

/**
 * Puts a question into the contact form of the page, after what stands there. It goes by no address:
 * what somebody asks is nobody else's business until it is sent.
 */
function prepare(question: string): void {
  const field = messageField();
  if (field === null) return;
  if (!field.value.includes(question))
    field.value = [field.value.trimEnd(), question].filter(Boolean).join('\n\n');
  // The form keeps a draft of what is typed.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.form?.scrollIntoView();
  field.form?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
}

/** Offers to send a question that has no answer here; nothing where there is no form. */
function SendQuestion({ question }: { question: string }) {
  if (messageField() === null) return null;
  return (
    <button type="button" className={styles.send} onClick={() => prepare(question)}>
      {words.send}
    </button>
  );
}
