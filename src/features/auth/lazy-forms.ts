import { lazy } from 'react';
import { retryOnce } from '../../lib/retry-once';

/** The forms of the account, with the dialog: loaded with the first wish to sign in. */
export const SignInDialog = lazy(() => retryOnce(() => import('./sign-in-dialog')));
export const SignInForm = lazy(() => retryOnce(() => import('./sign-in-form')));
export const NewPasswordForm = lazy(() => retryOnce(() => import('./new-password-form')));
