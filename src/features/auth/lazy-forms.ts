import { partOf } from '../../components/on-demand';

/** The account forms and their dialog, loaded on first use. */
export const signInDialog = partOf(() => import('./sign-in-dialog'));
export const signInForm = partOf(() => import('./sign-in-form'));
export const newPasswordForm = partOf(() => import('./new-password-form'));
