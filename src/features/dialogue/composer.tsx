import { type ReactNode, useId, useRef } from 'react';
import { sayTyped } from '../../dialogue/use-conversation';
import { dialogueMessages as words } from './messages';
import * as styles from './playground.module.css';

type ComposerProps = {
  replies: readonly string[];
  /** What the field takes at this step. */
  takes: string;
  onSay: (text: string) => void;
  /** What was understood, between the suggestions and the field. */
  children: ReactNode;
};

/** What the visitor can say: suggestions to press, and a field to write. */
export function Composer({ replies, takes, onSay, children }: ComposerProps) {
  const id = useId();
  const suggestions = useRef<HTMLUListElement>(null);
  return (
    <div className={styles.composer}>
      <ul ref={suggestions} tabIndex={-1} className={styles.replies} aria-label={words.suggestions}>
        {replies.map((reply) => (
          <li key={reply}>
            <button
              type="button"
              className={styles.reply}
              onClick={() => {
                // The button goes away with the answer; the next ones are where it was.
                suggestions.current?.focus();
                onSay(reply);
              }}
            >
              {reply}
            </button>
          </li>
        ))}
      </ul>
      {children}
      <form className={styles.form} onSubmit={sayTyped(onSay)}>
        <label htmlFor={id} className="visually-hidden">
          {words.field}
        </label>
        <input
          id={id}
          name="text"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="send"
          placeholder={words.placeholder(takes)}
        />
        <button type="submit" className={styles.send}>
          {words.send}
        </button>
      </form>
    </div>
  );
}
