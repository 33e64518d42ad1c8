import type { ReactNode } from 'react';
import { Boundary } from '../components/boundary';
import { AuthProvider, currentSession } from '../features/auth/auth';
import { CheckoutProvider } from '../features/checkout/checkout';
import { ConsentProvider } from '../features/consent/consent';
import { PageFailed } from './page-failed';

/**
 * What all pages share and no page change resets: who is signed in, the answer to the cookie
 * banner, and the way to buy. The code behind account and checkout is loaded on first use.
 */
export function wrapRootElement({ element }: { element: ReactNode }) {
  return (
    <Boundary fallback={<PageFailed />}>
      <AuthProvider>
        <ConsentProvider>
          <CheckoutProvider currentSession={currentSession}>{element}</CheckoutProvider>
        </ConsentProvider>
      </AuthProvider>
    </Boundary>
  );
}
