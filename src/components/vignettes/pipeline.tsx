import type { VignetteOf } from '../../content-model/vignettes';
import * as styles from './pipeline.module.css';

/** Enquiries in stages, from the first contact to the deal. */
export function Pipeline({ vignette }: { vignette: VignetteOf<'pipeline'> }) {
  return (
    <ol className={styles.stages}>
      {vignette.stages.map(({ title, cards }) => (
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
                data-new={card.state === 'fresh' || undefined}
              >
                <strong>{card.title}</strong>
                {card.text}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
