import { Link } from 'gatsby';
import { useState } from 'react';
import { TextButton } from '../../../components/button/text-button';
import * as formStyles from '../form.module.css';
import type { Contact } from '../other-ways';
import { looks } from './looks';
import type { Outcome } from './book';
import { DetailsForm } from './details-form';
import { appointmentMessages as words } from './messages';
import { TimeList } from './time-list';
import { Trouble } from './trouble';
import { useFocusOn } from './use-focus';
import { useTimes } from './use-times';
import { ownTime, whenText } from './when';

/** Books a consultation: a free time, then who and what about. */
export default function Picker({ contact }: { contact: Contact }) {
  const [times, reload] = useTimes();
  const [time, setTime] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const isDone = outcome === 'wish' || typeof outcome === 'object';
  const heading = useFocusOn<HTMLHeadingElement>(time ?? (times === 'loading' ? times : 'list'));
  const box = useFocusOn<HTMLDivElement>(outcome);
  const own = time && ownTime(time);
  const hasTimes = typeof times === 'object' && times.times.length > 0;

  const settle = (next: Outcome) => {
    setOutcome(next);
    if (next !== 'taken') return;
    setTime(undefined);
    reload();
  };
  const choose = (next: string | undefined) => {
    setOutcome(undefined);
    setTime(next);
  };

  return (
    <div style={looks.picker}>
      <div
        ref={box}
        tabIndex={-1}
        className={formStyles.outcome}
        role={isDone ? 'status' : 'alert'}
      >
        {typeof outcome === 'object' && (
          <>
            <p className={formStyles.success}>{words.booked(whenText(outcome.startsAt))}</p>
            {words.next.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <p className={formStyles.ways}>
              <Link to={`/termin#${outcome.token}`}>{words.manage}</Link>
            </p>
          </>
        )}
        {outcome === 'wish' && <p className={formStyles.success}>{words.wishSent}</p>}
        <Trouble outcome={outcome} contact={contact} />
      </div>
      {!isDone && (
        <>
          {times === 'loading' && <p role="status">{words.loading}</p>}
          {times !== 'loading' && (
            <h2 ref={heading} tabIndex={-1} style={looks.said}>
              {time ? whenText(time) : hasTimes ? words.choose : words.wish}
            </h2>
          )}
          {typeof times === 'object' && hasTimes && time === undefined && (
            <TimeList {...times} onChoose={choose} />
          )}
          {time && (
            <p>
              {own && `${words.ownTime(own)} `}
              <TextButton onClick={() => choose(undefined)}>{words.otherTime}</TextButton>
            </p>
          )}
          {times !== 'loading' && !hasTimes && (
            <p>{times === 'down' ? words.unavailable : words.noTimes}</p>
          )}
          {times !== 'loading' && (time !== undefined || !hasTimes) && (
            <DetailsForm time={time} onOutcome={settle} />
          )}
        </>
      )}
    </div>
  );
}
