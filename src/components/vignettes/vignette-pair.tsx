import type { VignettePair } from '../../content-model/vignettes';
import { Icon } from '../icon/icon';
import { VignetteView } from './vignette';
import * as styles from './vignette-pair.module.css';

/**
 * The conversation and its result side by side on a panel in the colour of the time of day.
 * On phones the result is folded away behind its label.
 */
export function VignettePairView({ stage }: { stage: VignettePair }) {
  return (
    <div className={`${styles.stage} ${styles[stage.tone]}`} role="group" aria-label={stage.alt}>
      <VignetteView instrument={stage.conversation} />
      <details className={styles.result}>
        <summary>
          {stage.resultLabel}
          <Icon name="plus" />
        </summary>
        <VignetteView instrument={stage.result} />
      </details>
    </div>
  );
}
