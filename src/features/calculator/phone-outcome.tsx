import type { ReactNode } from 'react';
import { reasonText, verdictText } from '../../calculator/messages';
import type { PhoneResult } from '../../calculator/phone';
import { formatPrice } from '../../lib/format';
import * as styles from './calculator.module.css';
import { phoneWords } from './messages';

type PhoneOutcomeProps = { title: string; against: PhoneResult['own']; children?: ReactNode };

/** How Phonix compares with one other way to handle the same calls. */
export function PhoneOutcome({ title, against, children }: PhoneOutcomeProps) {
  const { saving } = against;
  const difference = formatPrice(Math.abs(saving));
  return (
    <div className={styles.outcome} data-verdict={against.verdict}>
      <h4>{title}</h4>
      <div role="status">
        <p>{saving < 0 ? phoneWords.more(difference) : phoneWords.less(difference)}</p>
        <p className={styles.phoneVerdict}>{verdictText(against)}</p>
        <p>{reasonText(against)}</p>
      </div>
      {children}
    </div>
  );
}
