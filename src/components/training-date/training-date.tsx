import type { TrainingDate } from '../../lib/training-date';
import { ButtonLink, type ButtonLook } from '../button/button';
import { ExternalButton } from '../button/external-button';
import { FlapText } from '../departure-board/departure-board';
import { useLiveSite } from '../../lib/use-site';
import * as styles from './training-date.module.css';
import { useIsOver } from './use-is-over';

/** A date in large flaps, read aloud as it is spoken; below it, once it has passed, that it has. */
export function DepartureDate({ date }: { date: TrainingDate }) {
  return (
    <div>
      <p className={styles.date}>
        <time dateTime={date.iso}>
          <span className="visually-hidden">{date.text}</span>
          <span aria-hidden="true">
            <FlapText text={date.tag} />
          </span>
        </time>
      </p>
      <DateOver date={date} />
    </div>
  );
}

/** Says that the date has passed; nothing before. */
export function DateOver({ date }: { date: TrainingDate }) {
  return useIsOver(date) ? <p className={styles.over}>{date.overText}</p> : null;
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
  const over = useIsOver(date);
  if (!over)
    return (
      <ExternalButton about={about} href={external.trainingBooking} look={look}>
        {children}
      </ExternalButton>
    );
  return (
    <ButtonLink to={date.next.to} look={look}>
      {date.next.label}
      {about && <span className="visually-hidden"> ({about})</span>}
    </ButtonLink>
  );
}
