import type { VignetteOf } from '../../content-model/vignettes';
import { Icon } from '../icon/icon';
import { RareIcon } from '../icon/rare-icon';
import { vignetteWords } from './messages';
import * as styles from './chat.module.css';

type ChatProps = { vignette: Pick<VignetteOf<'chat'>, 'day' | 'messages'> };

/**
 * A chat thread as the customer's phone shows it, on every page: what the customer writes stands at
 * the right, with the ticks. Read aloud as a list of who wrote what and when.
 */
export function Chat({ vignette }: ChatProps) {
  return (
    <ol className={styles.thread}>
      {vignette.day && <li className={styles.day}>{vignette.day}</li>}
      {vignette.messages.map(({ from, text, time, options, chosen, done }, index) => (
        <li key={index} className={from === 'guest' ? styles.outgoing : styles.incoming}>
          <p className={styles.bubble}>
            <span className="visually-hidden">{`${vignetteWords.from[from]}: `}</span>
            {text}
            <small>
              <time>{time}</time>
              {from === 'guest' && <RareIcon name="read" />}
            </small>
          </p>
          {options && (
            <ul className={styles.options}>
              {options.map((option) => (
                <li key={option} className={option === chosen ? styles.chosen : undefined}>
                  {option}
                </li>
              ))}
            </ul>
          )}
          {done && (
            <p className={styles.done}>
              <Icon name="check" />
              {done}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
