import type { FormEvent } from 'react';
import { Message } from '../../components/message/message';
import { textOf } from '../../lib/text-of';
import { useSubmit } from '../../lib/use-submit';
import { type AuthFailure, toAuthFailure } from './auth-failure';
import * as styles from './sign-in.module.css';

/** Result of a submit; `detail` says what to do next. */
export type Outcome = { tone: 'success' | 'failure'; text: string; detail?: string };
export type Values = { email: string; password: string };
type Send = (values: Values, stayBusy: () => void) => Promise<Outcome | undefined>;

/** Sends a form of the account, and shows what came of it. */
export function useAuthForm(send: Send, onFailure?: (failure: AuthFailure) => void) {
  const { busy, outcome, clear, submit } = useSubmit<Outcome>((error) => {
    const failure = toAuthFailure(error);
    onFailure?.(failure);
    return { tone: 'failure', text: failure.message };
  });
  return {
    busy,
    clear,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const fields = new FormData(event.currentTarget);
      const values = { email: textOf(fields, 'email'), password: textOf(fields, 'password') };
      void submit((stayBusy) => send(values, stayBusy));
    },
    /** Rendered empty first so that screen readers announce what comes. */
    result: (
      <div role={outcome?.tone === 'failure' ? 'alert' : 'status'} className={styles.outcome}>
        {outcome && (
          <Message tone={outcome.tone} text={outcome.text}>
            {outcome.detail}
          </Message>
        )}
      </div>
    ),
  };
}
