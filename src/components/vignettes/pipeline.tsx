import type { VignetteOf } from '../../content-model/vignettes';
import { Frame } from './vignette-frame';
import * as styles from './pipeline.module.css';

/** Enquiries in stages, from the first contact to the deal. */
export function Pipeline({ instrument }: { instrument: VignetteOf<'pipeline'> }) {
  return (
    <Frame instrument={instrument}>
      <ol className={styles.stages}>
        {instrument.stages.map(({ title, cards }) => (
          <li key={title}>
            <p className={styles.title}>
              {title}
              <span>{cards.length}</span>
            </p>
            <ul>
              {cards.map((card) => (
                <li
                  key={card.title}
                  className={`${styles.card} ${card.state === 'fresh' ? styles.fresh : ''}`}
                >
                  <strong>{card.title}</strong>
                  {card.text}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Frame>
  );
}
