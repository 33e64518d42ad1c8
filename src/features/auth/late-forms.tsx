import { lazy } from 'react';
import { loadTwice } from '../../lib/load-twice';

/** The forms of the account, with the dialog: loaded with the first wish to sign in. */
export const SignInDialog = lazy(() => loadTwice(() => import('./sign-in-dialog')));
export const SignInForm = lazy(() => loadTwice(() => import('./sign-in-form')));
export const NewPasswordForm = lazy(() => loadTwice(() => import('./new-password-form')));
