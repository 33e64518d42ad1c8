import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { VoicePrices } from '../../content-model/data';
import type { Action } from '../../content-model/primitives';
import { reasonText, verdictText } from '../../calculator/messages';
import { type PhoneResult, calculatePhone } from '../../calculator/phone';
import { formatAmount, formatEuro, formatPrice } from '../../lib/format';
import { NumberField } from './number-field';
import * as styles from './calculator.module.css';
import { phoneWords, words } from './messages';
import { PhoneTable } from './phone-table';
import { ResultActions } from './result-actions';
import { Unread } from './unread';
import { hourlyField, usePhoneEntries } from './use-phone-entries';

type PhoneCalculatorProps = {
  prices: VoicePrices;
  example: { minutes: readonly number[]; hourly: number; why: string; horizon: number };
  heading: string;
  request: Action;
  /** Whether somebody has just asked for it. */
  focused: boolean;
};

/** Telephone minutes row by row: what they cost with Phonix, regularly, and by one's own people. */
export default function PhoneCalculator(props: PhoneCalculatorProps) {
  const { prices, example, heading, request, focused } = props;
  const { refused, minutes, hourly, set } = usePhoneEntries(example);
  const [unread, setUnread] = useState(0);
  const result = calculatePhone(prices, minutes, hourly, example.horizon);
  const total = formatEuro(result.firstYear);
  const summary = phoneWords.summary(
    formatAmount(result.minutes),
    formatPrice(result.ai),
    `${total}. ${phoneWords.againstRegular}: ${verdictText(result.regular)}`,
  );
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) title.current?.focus();
  }, [focused]);
  return (
    <Unread.Provider value={setUnread}>
      <section className={styles.phone} aria-label={phoneWords.region}>
        <h3 ref={title} tabIndex={-1}>
          {heading}
        </h3>
        {refused.length > 0 && (
          <p role="alert" className={styles.refused}>
            {words.refused(refused)}
          </p>
        )}
        <PhoneTable rows={prices.rows} minutes={minutes} result={result} set={set} />
        <p className={styles.stale}>{unread > 0 && words.stale}</p>
        <div className={styles.phoneResult}>
          <PhoneOutcome title={phoneWords.againstRegular} against={result.regular} />
          <PhoneOutcome title={phoneWords.againstOwn} against={result.own}>
            <NumberField
              field={hourlyField}
              label={words.fields.hourly}
              unit={words.units.euros}
              hint={example.why}
              value={hourly}
              onChange={(value) => set('hourly', value)}
            />
          </PhoneOutcome>
        </div>
        <p>{phoneWords.firstYear(formatEuro(prices.setup), total)}</p>
        <p className={styles.hint}>{phoneWords.ownNote}</p>
        <ResultActions request={request} summary={phoneWords.carried(summary)} />
      </section>
    </Unread.Provider>
  );
}

type PhoneOutcomeProps = { title: string; against: PhoneResult['own']; children?: ReactNode };

/** How Phonix compares with one other way to handle the same calls. */
function PhoneOutcome({ title, against, children }: PhoneOutcomeProps) {
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
