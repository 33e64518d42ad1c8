import { useEffect, useRef, useState } from 'react';
import { TextButton } from '../../../components/button/text-button';
import { type Contact, OtherWays } from '../form';
import * as formStyles from '../form.module.css';
import * as styles from './appointments.module.css';
import { type FreeTimes, loadTimes } from './call';
import { DetailsForm, type Outcome } from './details-form';
import { appointmentMessages as words, refused } from './messages';
import { TimeList } from './time-list';
import { whenText } from './when';

/** Books a consultation: a free time, then who and what about. */
export default function Picker({ contact }: { contact: Contact }) {
  const [times, setTimes] = useState<FreeTimes | 'loading' | 'down'>('loading');
  const [time, setTime] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const isLoading = times === 'loading';
  const hasTimes = typeof times === 'object' && times.times.length > 0;
  const isDone = outcome === 'wish' || typeof outcome === 'object';

  useEffect(() => {
    if (isLoading) void loadTimes().then((found) => setTimes(found ?? 'down'));
  }, [isLoading]);
  // What has changed is read out.
  useEffect(() => heading.current?.focus(), [time, isLoading]);
  useEffect(() => {
    if (outcome !== undefined) result.current?.focus();
  }, [outcome]);

  const settle = (next: Outcome) => {
    setOutcome(next);
    if (next !== 'taken') return;
    setTime(undefined);
    setTimes('loading');
  };
  const choose = (next: string | undefined) => {
    setOutcome(undefined);
    setTime(next);
  };

  return (
    <div className={styles.picker}>
      <div
        ref={result}
        tabIndex={-1}
        className={formStyles.outcome}
        role={isDone ? 'status' : 'alert'}
      >
        {outcome !== undefined && <Result outcome={outcome} contact={contact} />}
      </div>
      {isLoading && <p role="status">{words.loading}</p>}
      {!isDone && !isLoading && (
        <>
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {time ? whenText(time) : hasTimes ? words.choose : words.wish}
          </h2>
          {!hasTimes && <p>{times === 'down' ? words.unavailable : words.noTimes}</p>}
          {hasTimes && time === undefined && <TimeList {...times} onChoose={choose} />}
          {time && (
            <p>
              <TextButton onClick={() => choose(undefined)}>{words.otherTime}</TextButton>
            </p>
          )}
          {(time !== undefined || !hasTimes) && <DetailsForm time={time} onOutcome={settle} />}
        </>
      )}
    </div>
  );
}

/** What came of a booking, and how the agency is reached where nothing did. */
function Result({ outcome, contact }: { outcome: Outcome; contact: Contact }) {
  if (outcome === 'wish') return <p className={formStyles.success}>{words.wishSent}</p>;
  if (typeof outcome === 'object')
    return (
      <>
        <p className={formStyles.success}>{words.booked(whenText(outcome.startsAt))}</p>
        {words.next.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className={formStyles.ways}>
          <a href={`/termin#${outcome.token}`}>{words.manage}</a>
        </p>
      </>
    );
  if (outcome === 'taken') return <p className={formStyles.failure}>{refused.taken}</p>;
  const isLimit = outcome === 'too-many' || outcome === 'busy';
  const reason = outcome === 'invalid' ? words.invalid : words.failed;
  return (
    <>
      <p className={formStyles.failure}>{isLimit ? refused[outcome] : reason}</p>
      <p>{words.orReach}</p>
      <OtherWays contact={contact} />
    </>
  );
}
