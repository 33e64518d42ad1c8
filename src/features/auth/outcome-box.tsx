import { Message } from '../../components/message/message';
import * as styles from './sign-in.module.css';
import type { Outcome } from './use-sign-in';

/** What came of a submit. The box stands empty from the start, so that screen readers announce what comes into it. */
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
