import type { MouseEvent } from 'react';
import type { TrainingDate, TrainingDay } from '../../lib/training-date';
import { ButtonLink, type ButtonLook } from '../button/button';
import { TextButton } from '../button/text-button';
import { ExternalButton } from '../button/external-button';
import { FlapText } from '../departure-board/departure-board';
import { retryOnce } from '../../lib/retry-once';
import { sayUnloadable } from '../../lib/say-unloadable';
import { useLiveSite } from '../../lib/use-site';
import * as styles from './training-date.module.css';
import { dateMessages as words } from './messages';
import { useNextDay } from './use-next-day';

/**
 * The next date in large flaps, read aloud as it is spoken, and the ones after it. Without a date the
 * board says that one can ask for it; when the last one was stands at the offer.
 */
export function DepartureDate({ date }: { date: TrainingDate }) {
  const day = useNextDay(date);
  if (day) return <Day date={date} day={day} />;
  const { board } = date.request;
  const [first] = date.days;
  if (board === undefined || first === undefined)
    return first ? <Flaps day={first} over={date.overText} /> : null;
  return (
    <p className={styles.request}>
      {board.map((line) => (
        <span key={line}>
          <FlapText text={line} />
        </span>
      ))}
    </p>
  );
}

function Day({ date: { days, calendar }, day }: { date: TrainingDate; day: TrainingDay }) {
  const later = days.slice(days.indexOf(day) + 1);
  const save = ({ currentTarget: button }: MouseEvent<HTMLElement>) =>
    void retryOnce(() => import('./download-training')).then(
      ({ downloadTraining }) => downloadTraining(calendar, day.iso),
      () => sayUnloadable(button),
    );
  return (
    <div>
      <Flaps day={day} />
      {day.places !== undefined && <p className={styles.over}>{words.places(day.places)}</p>}
      <TextButton onClick={save}>{words.calendar}</TextButton>
      {later.length > 0 && (
        <>
          <p className={styles.over}>{words.more}</p>
          <ul>
            {later.map(({ iso, text, places }) => (
              <li key={iso}>
                <time dateTime={iso}>{text}</time>
                {places === 0 && `, ${words.full}`}
                {places !== undefined && places > 0 && `, ${words.places(places)}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Flaps({ day: { iso, tag, text }, over }: { day: TrainingDay; over?: string }) {
  return (
    <>
      <p className={styles.date}>
        <time dateTime={iso}>
          <span className="visually-hidden">{text}</span>
          <span aria-hidden="true">
            <FlapText text={tag} />
          </span>
        </time>
      </p>
      {over && <p className={styles.over}>{over}</p>}
    </>
  );
}

/** The date as a tag; once it has passed, what there is to say about the next one. */
export function DateTag({ date, tag }: { date: TrainingDate; tag: string | undefined }) {
  const day = useNextDay(date);
  const { board, last } = date.request;
  const [first] = date.days;
  if (!day && board !== undefined && first !== undefined)
    // Small, because nobody comes for that.
    return (
      <p className={styles.last}>
        {last} <time dateTime={first.iso}>{first.tag}</time>.
      </p>
    );
  return (
    <>
      <p className={styles.tag}>{tag && <FlapText text={tag} />}</p>
      {!day && <p className={styles.over}>{date.overText}</p>}
    </>
  );
}

type BookTrainingProps = {
  date: TrainingDate;
  look: ButtonLook;
  /** Which training, where the page has several buttons. */
  about?: string;
  children: string;
};

/**
 * Books the date on another site; once it has passed, asks for the next one with the contact form.
 */
export function BookTraining({ date, look, about, children }: BookTrainingProps) {
  const { external } = useLiveSite();
  if (useNextDay(date))
    return (
      <ExternalButton about={about} href={external.trainingBooking} look={look}>
        {children}
      </ExternalButton>
    );
  return (
    <ButtonLink to={date.request.to} look={look}>
      {date.request.label}
      {about && <span className="visually-hidden"> ({about})</span>}
    </ButtonLink>
  );
}
