import { useEffect, useState } from 'react';
import { buttonClass } from '../../../components/button/button';
import { TextButton } from '../../../components/button/text-button';
import * as formStyles from '../form.module.css';
import { looks } from './looks';
import { type Appointment, lookAfter } from './call';
import { appointmentMessages, manageMessages as words, refused } from './messages';
import { TimeList } from './time-list';
import { useFocusOn } from './use-focus';
import { useTimes } from './use-times';
import { ownTime, whenText } from './when';

/** The free times, to move an appointment to one of them. */
function Move({ onMove, busy }: { onMove: (time: string) => void; busy: boolean }) {
  const [times] = useTimes();
  const [time, setTime] = useState<string>();
  const confirm = useFocusOn<HTMLButtonElement>(time);
  if (times === 'loading') return <p role="status">{appointmentMessages.loading}</p>;
  if (times === 'down') return <p role="alert">{words.unavailable}</p>;
  if (times.times.length === 0) return <p role="alert">{appointmentMessages.noTimes}</p>;
  if (time === undefined) return <TimeList {...times} onChoose={setTime} />;
  return (
    <>
      <p>
        <button
          ref={confirm}
          type="button"
          className={buttonClass('primary')}
          disabled={busy}
          onClick={() => onMove(time)}
        >
          {words.moveTo(whenText(time))}
        </button>
      </p>
      <p>
        <TextButton onClick={() => setTime(undefined)}>{appointmentMessages.otherTime}</TextButton>
      </p>
    </>
  );
}

const tokenHere = (): string => window.location.hash.slice(1);

/** One appointment, for whoever has its link: shows, moves and cancels it. */
export default function ManageAppointment() {
  const [token, setToken] = useState(tokenHere);
  const [appointment, setAppointment] = useState<Appointment>();
  const [said, setSaid] = useState<string>();
  const [step, setStep] = useState<'look' | 'move' | 'cancel'>('look');
  const [busy, setBusy] = useState(token !== '');
  const box = useFocusOn<HTMLDivElement>(said);

  const ask = async (asked: Parameters<typeof lookAfter>[0], done?: string) => {
    setBusy(true);
    setSaid(undefined);
    const { now, refusal } = await lookAfter(asked);
    setBusy(false);
    if (now) setAppointment(now);
    setSaid(refusal ? refused[refusal] : done);
    setStep('look');
  };

  useEffect(() => {
    const follow = () => setToken(tokenHere());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    setAppointment(undefined);
    if (token !== '') void ask({ action: 'show', token });
    // Once for each link.
  }, [token]);

  // What was said of the last step is not about the next.
  const begin = (next: typeof step) => {
    setSaid(undefined);
    setStep(next);
  };
  const { startsAt = '', sequence = 0, cancelled = false } = appointment ?? {};
  const own = startsAt && ownTime(startsAt);
  const button = (label: string, look: 'primary' | 'outline', act: () => void) => (
    <button type="button" className={buttonClass(look)} disabled={busy} onClick={act}>
      {label}
    </button>
  );
  return (
    <div style={looks.picker}>
      {busy && !appointment && <p role="status">{words.loading}</p>}
      {token === '' && <p>{words.noLink}</p>}
      <div ref={box} tabIndex={-1} className={formStyles.outcome} role="alert">
        {said && <p>{said}</p>}
        {cancelled && said !== words.cancelled && <p>{words.cancelled}</p>}
      </div>
      {!busy && !appointment && said === words.unavailable && (
        <p>{button(words.again, 'outline', () => void ask({ action: 'show', token }))}</p>
      )}
      {appointment && !cancelled && (
        <>
          <h2>{words.is(whenText(startsAt))}</h2>
          {own && <p>{appointmentMessages.ownTime(own)}</p>}
          {step === 'look' && (
            <p style={looks.times}>
              {button(words.move, 'outline', () => begin('move'))}
              {button(words.cancel, 'outline', () => begin('cancel'))}
            </p>
          )}
          {step === 'move' && (
            <Move
              busy={busy}
              onMove={(time) =>
                void ask({ action: 'move', token, sequence, startsAt: time }, words.moved)
              }
            />
          )}
          {step === 'cancel' && (
            <>
              <p role="alert">{words.sure}</p>
              <p>
                {button(
                  words.cancelNow,
                  'primary',
                  () => void ask({ action: 'cancel', token, sequence }, words.cancelled),
                )}
              </p>
            </>
          )}
          {step !== 'look' && <p>{button(words.keep, 'outline', () => setStep('look'))}</p>}
        </>
      )}
    </div>
  );
}
