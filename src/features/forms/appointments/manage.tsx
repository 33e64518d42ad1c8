import { useEffect, useRef, useState } from 'react';
import { ButtonLink, buttonClass } from '../../../components/button/button';
import * as formStyles from '../form.module.css';
import * as styles from './appointments.module.css';
import { type Appointment, askFor } from './call';
import { manageMessages as words, refused } from './messages';
import { whenText } from './when';

const tokenHere = (): string => window.location.hash.slice(1);

/** One appointment, for whoever has its link: shows and cancels it. */
export default function ManageAppointment() {
  const [token, setToken] = useState(tokenHere);
  const [appointment, setAppointment] = useState<Appointment>();
  const [said, setSaid] = useState<string>();
  const [isSure, setSure] = useState(false);
  const [busy, setBusy] = useState(token !== '');
  const result = useRef<HTMLDivElement>(null);

  const ask = async (action: 'show' | 'cancel') => {
    setBusy(true);
    setSaid(undefined);
    const answer = await askFor({ action, token });
    setBusy(false);
    setSure(false);
    if (typeof answer !== 'object') setSaid(refused[answer]);
    else {
      setAppointment(answer);
      if (answer.cancelled) setSaid(words.cancelled);
    }
  };

  useEffect(() => {
    const follow = () => setToken(tokenHere());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    setAppointment(undefined);
    if (token !== '') void ask('show');
    // Once for each link.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [token]);
  useEffect(() => {
    if (said !== undefined) result.current?.focus();
  }, [said]);

  const button = (label: string, look: 'primary' | 'outline', act: () => void) => (
    <button type="button" className={buttonClass(look)} disabled={busy} onClick={act}>
      {label}
    </button>
  );
  const isBooked = appointment?.cancelled === false;
  return (
    <div className={styles.picker}>
      {busy && !appointment && <p role="status">{words.loading}</p>}
      {token === '' && <p>{words.noLink}</p>}
      <div ref={result} tabIndex={-1} className={formStyles.outcome} role="alert">
        {said && <p>{said}</p>}
        {said === words.cancelled && (
          <ButtonLink to="/trial#formular" look="outline">
            {words.rebook}
          </ButtonLink>
        )}
      </div>
      {!appointment && said === refused.down && (
        <p>{button(words.again, 'outline', () => void ask('show'))}</p>
      )}
      {isBooked && (
        <>
          <h2>{words.is(whenText(appointment.startsAt))}</h2>
          {isSure && <p role="alert">{words.sure}</p>}
          <p className={styles.times}>
            {isSure && button(words.cancelNow, 'primary', () => void ask('cancel'))}
            {button(isSure ? words.keep : words.cancel, 'outline', () => setSure(!isSure))}
          </p>
        </>
      )}
    </div>
  );
}
