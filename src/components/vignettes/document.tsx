import type { VignetteOf } from '../../content-model/vignettes';
import { Frame } from './vignette-frame';
import * as styles from './document.module.css';

/** A piece of writing with marked passages and the sources it rests on. */
export function Document({ instrument }: { instrument: VignetteOf<'document'> }) {
  const { question, paragraphs, sources } = instrument;
  return (
    <Frame instrument={instrument}>
      <div className={styles.text}>
        {question && <p className={styles.question}>{question}</p>}
        {paragraphs.map(({ text, marked }) => (
          <p key={text}>{marked ? <mark>{text}</mark> : text}</p>
        ))}
      </div>
      {sources.length > 0 && (
        <ol className={styles.sources}>
          {sources.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              {text}
            </li>
          ))}
        </ol>
      )}
    </Frame>
  );
}
