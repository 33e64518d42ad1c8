import type { ReactNode } from 'react';
import { AuthProvider } from '../features/auth/auth-context';

/** What every page shares and no page change ends: who is signed in. */
export function wrapRootElement({ element }: { element: ReactNode }) {
  return <AuthProvider>{element}</AuthProvider>;
}
