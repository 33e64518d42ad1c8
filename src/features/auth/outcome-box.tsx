import { Message } from '../../components/message/message';
import * as styles from './sign-in.module.css';

/** Result of a submit; `detail` says what to do next. */
export type Outcome = { tone: 'success' | 'failure'; text: string; detail?: string };

/** Submit result. Rendered empty first so screen readers announce updates. */
export function OutcomeBox({ outcome }: { outcome: Outcome | undefined }) {
  return (
    <div role={outcome?.tone === 'failure' ? 'alert' : 'status'} className={styles.outcome}>
      {outcome && (
        <Message tone={outcome.tone} text={outcome.text}>
          {outcome.detail}
        </Message>
      )}
    </div>
  );
}
