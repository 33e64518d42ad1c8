import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type ButtonLook, buttonClass } from '../../components/button/button';
import { ButtonRow } from '../../components/button/button-row';
import { Lead } from '../../components/lead/lead';
import { OnDemand } from '../../components/on-demand';
import { Hero } from '../../components/split-hero/hero';
import { supabase } from '../../config/env';
import { partOf } from '../../lib/part-of';
import { useAuth } from './auth';
import { type CallbackAddress, readCallback } from './callback-address';
import {
  type CallbackState,
  callbackMessages,
  confirm,
  needsScript,
  tryAgain,
} from './callback-messages';
import * as styles from './auth-callback.module.css';
import { resolveLink } from './resolve-link';

const signInForm = partOf(() => import('./sign-in-form'));
const newPasswordForm = partOf(() => import('./new-password-form'));

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
  const [state, setState] = useState<CallbackState>(supabase ? 'checking' : 'off');
  const address = useRef<CallbackAddress>();
  const { user } = useAuth();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasForm = statesWithSignIn.includes(state);
  // Who leaves now has used up the link for nothing.
  const isUnfinished = state === 'to-confirm' || state === 'recovery';

  const resolve = useCallback(async (isPressed: boolean) => {
    address.current ??= readCallback(window.location);
    const next = await resolveLink(address.current, isPressed);
    // Keeps the code and foreign texts out of the history and bookmarks. A code that is still good
    // stays, for a reload.
    if (next !== 'unreachable' && next !== 'to-confirm')
      window.history.replaceState(window.history.state, '', window.location.pathname);
    setState(next);
  }, []);

  useEffect(() => {
    if (supabase !== undefined && address.current === undefined) void resolve(false);
  }, [resolve]);
  useEffect(() => {
    // Screen readers announce the new heading.
    if (state !== 'checking') heading.current?.focus();
  }, [state]);

  const retry = () => {
    setState('checking');
    void resolve(true);
  };
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
