import type { Stage } from '../../content-model/instruments';
import { Icon } from '../icon/icon';
import { InstrumentView } from './instrument';
import * as styles from './stage.module.css';

/**
 * The conversation and its result side by side on a panel in the colour of the time of day.
 * On phones the result is folded away behind its label.
 */
export function StageView({ stage }: { stage: Stage }) {
  return (
    <div className={`${styles.stage} ${styles[stage.tone]}`} role="group" aria-label={stage.alt}>
      <InstrumentView instrument={stage.conversation} />
      <details className={styles.result}>
        <summary>
          {stage.resultLabel}
          <Icon name="plus" />
        </summary>
        <InstrumentView instrument={stage.result} />
      </details>
    </div>
  );
}
