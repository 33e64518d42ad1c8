import type { VignetteOf } from '../../content-model/vignettes';
import { Icon } from '../icon/icon';
import { vignetteWords } from './messages';
import * as styles from './chat.module.css';

/** A chat thread; read aloud as a list of who wrote what and when. */
export function Chat({ vignette }: { vignette: VignetteOf<'chat'> }) {
  return (
    <ol className={styles.thread}>
      {vignette.day && <li className={styles.day}>{vignette.day}</li>}
      {vignette.messages.map(({ from, text, time, options, chosen, done }, index) => (
        <li key={index} className={from === 'assistant' ? styles.outgoing : styles.incoming}>
          <p className={styles.bubble}>
            <span className="visually-hidden">{`${vignetteWords.from[from]}: `}</span>
            {text}
            <small>
              <time>{time}</time>
              {from === 'assistant' && <Icon name="read" />}
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
