import { type ReactNode, useEffect, useRef } from 'react';
import { type ButtonLook, buttonClass } from '../../components/button/button';
import { ButtonRow } from '../../components/button/button-row';
import { Lead } from '../../components/lead/lead';
import { OnDemand } from '../../components/on-demand';
import { Hero } from '../../components/split-hero/hero';
import { useAuth } from './auth';
import {
  type CallbackState,
  callbackMessages,
  confirm,
  needsScript,
  tryAgain,
} from './callback-messages';
import { newPasswordForm, signInForm } from './lazy-forms';
import { useAuthCallback } from './use-auth-callback';
import * as styles from './auth-callback.module.css';

type AuthCallbackProps = { renderLinks: (looks: readonly [ButtonLook, ButtonLook]) => ReactNode };

const statesWithSignIn: readonly CallbackState[] = [
  'other-device',
  'expired',
  'invalid',
  'nothing',
];

/**
 * Target of the links in e-mails: says what came of the link, and what to do next.
 * @param renderLinks renders the links onward: two looks on the dark ground, two below a form
 */
export function AuthCallback({ renderLinks }: AuthCallbackProps) {
  const { state, setState, retry } = useAuthCallback();
  const { user } = useAuth();
  const heading = useRef<HTMLHeadingElement>(null);
  const resolved = state !== 'checking';
  const hasForm = statesWithSignIn.includes(state);
  // Who leaves now has used up the link for nothing.
  const isUnfinished = state === 'to-confirm' || state === 'recovery';

  useEffect(() => {
    // Move focus so screen readers announce the new heading.
    if (resolved) heading.current?.focus();
  }, [state, resolved]);

  return (
    <div className={styles.page}>
      <Hero>
        <h1 id="title" ref={heading} tabIndex={-1} className={styles.heading}>
          {callbackMessages[state].heading}
        </h1>
        <Lead>{callbackMessages[state].text}</Lead>
        <noscript>
          <Lead>{needsScript}</Lead>
        </noscript>
        {(state === 'unreachable' || state === 'to-confirm') && (
          <ButtonRow>
            <button type="button" className={buttonClass('light')} onClick={retry}>
              {state === 'to-confirm' ? confirm : tryAgain}
            </button>
          </ButtonRow>
        )}
        {!hasForm && !isUnfinished && renderLinks(['light', 'outlineLight'])}
      </Hero>
      {hasForm && (
        <div className={`wrap ${styles.desk}`}>
          <div className={styles.form}>
            <OnDemand part={signInForm}>
              {({ default: SignInForm }) => (
                <SignInForm offerResend onSuccess={() => setState('signed-in')} />
              )}
            </OnDemand>
          </div>
          {renderLinks(['outline', 'outline'])}
        </div>
      )}
      {state === 'recovery' && (
        <div className={`wrap ${styles.desk}`}>
          <OnDemand part={newPasswordForm}>
            {({ default: NewPasswordForm }) => (
              <NewPasswordForm
                email={user?.email ?? ''}
                onSuccess={() => setState('password-changed')}
              />
            )}
          </OnDemand>
        </div>
      )}
    </div>
  );
}
