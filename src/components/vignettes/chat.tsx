import type { VignetteOf } from '../../content-model/vignettes';
import { Icon } from '../icon/icon';
import { Frame } from './vignette-frame';
import * as styles from './chat.module.css';

/** A chat thread; read aloud as a list of who wrote what and when. */
export function Chat({ instrument }: { instrument: VignetteOf<'chat'> }) {
  return (
    <Frame instrument={instrument} look="chat">
      <ol className={styles.thread}>
        {instrument.day && <li className={styles.day}>{instrument.day}</li>}
        {instrument.messages.map(({ from, text, time, options, chosen }, index) => (
          <li key={index} className={from === 'assistant' ? styles.outgoing : styles.incoming}>
            <p className={styles.bubble}>
              <span className="visually-hidden">
                {from === 'assistant' ? 'Assistent: ' : 'Kunde: '}
              </span>
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
          </li>
        ))}
      </ol>
    </Frame>
  );
}
