import { lazy } from 'react';
import { retryOnce } from '../../lib/retry-once';

/** The account forms and their dialog, loaded on first use. */
export const SignInDialog = lazy(() => retryOnce(() => import('./sign-in-dialog')));
export const SignInForm = lazy(() => retryOnce(() => import('./sign-in-form')));
export const NewPasswordForm = lazy(() => retryOnce(() => import('./new-password-form')));
