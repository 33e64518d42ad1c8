import { useState } from 'react';
import { buttonClass } from '../../../components/button/button';
import { TextButton } from '../../../components/button/text-button';
import { viennaTime } from '../../../lib/vienna-time';
import type { FreeTimes } from './call';
import { appointmentMessages as words } from './messages';
import * as styles from './appointments.module.css';
import { byDay, dayText } from './when';

const daysAtOnce = 5;

type TimeListProps = FreeTimes & { onChoose: (time: string) => void };

/** The days with free times, and these as buttons. */
export function TimeList({ minutes, times, onChoose }: TimeListProps) {
  const [shown, setShown] = useState(daysAtOnce);
  const days = byDay(times);
  return (
    <>
      <p>{words.length(minutes)}</p>
      <ol className={styles.days}>
        {days.slice(0, shown).map((day) => (
          <li key={day.date}>
            <h3 id={`day-${day.date}`}>{dayText(day.date)}</h3>
            <div role="group" aria-labelledby={`day-${day.date}`} className={styles.times}>
              {day.times.map((time) => (
                <button
                  key={time}
                  type="button"
                  className={buttonClass('outline', true)}
                  onClick={() => onChoose(time)}
                >
                  {viennaTime(new Date(time)).time}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {shown < days.length && (
        <TextButton onClick={() => setShown(shown + daysAtOnce)}>{words.moreDays}</TextButton>
      )}
    </>
  );
}
