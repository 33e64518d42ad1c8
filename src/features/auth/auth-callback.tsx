import { type ReactNode, useEffect, useRef } from 'react';
import { type ButtonLook, buttonClass } from '../../components/button/button';
import { Late } from '../../components/late';
import * as opening from '../../components/opening/opening.module.css';
import { useAuth } from './auth-context';
import { type Arrival, arrivalMessages, needsScript, tryAgain } from './callback-messages';
import { NewPasswordForm, SignInForm } from './late-forms';
import * as styles from './auth-callback.module.css';
import { useAuthCallback } from './use-callback';

type AuthCallbackProps = { onward: (looks: readonly [ButtonLook, ButtonLook]) => ReactNode };

const withSignIn: readonly Arrival[] = ['other-device', 'expired', 'invalid', 'nothing'];

/**
 * Where the links in e-mails lead: says how the visitor has arrived, and what comes next.
 * @param onward draws links that lead on in the given looks: on the dark ground, or below a form
 */
export function AuthCallback({ onward }: AuthCallbackProps) {
  const { arrival, retry, arriveAs } = useAuthCallback();
  const { user } = useAuth();
  const heading = useRef<HTMLHeadingElement>(null);
  const settled = arrival !== 'checking';
  const hasForm = withSignIn.includes(arrival);

  useEffect(() => {
    // The page has become another one; whoever listens to it hears what it says now.
    if (settled) heading.current?.focus();
  }, [arrival, settled]);

  return (
    <>
      <section className={`night ${opening.opening}`} aria-labelledby="title">
        <div className="wrap">
          <h1 id="title" ref={heading} tabIndex={-1} className={styles.heading}>
            {arrivalMessages[arrival].heading}
          </h1>
          <p className={opening.lead}>{arrivalMessages[arrival].text}</p>
          <noscript>
            <p className={opening.lead}>{needsScript}</p>
          </noscript>
          {arrival === 'unreachable' && (
            <button type="button" className={buttonClass('light')} onClick={retry}>
              {tryAgain}
            </button>
          )}
          {!hasForm && onward(['light', 'outlineLight'])}
        </div>
      </section>
      {hasForm && (
        <div className={`wrap ${styles.desk}`}>
          <Late>
            <SignInForm offerResend onSuccess={() => arriveAs('signed-in')} />
          </Late>
          {onward(['outline', 'outline'])}
        </div>
      )}
      {arrival === 'recovery' && (
        <div className={`wrap ${styles.desk}`}>
          <Late>
            <NewPasswordForm
              email={user?.email ?? ''}
              onSuccess={() => arriveAs('password-changed')}
            />
          </Late>
        </div>
      )}
    </>
  );
}
