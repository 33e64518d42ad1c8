import './src/styles/tokens.css';
import './src/styles/base.css';
import type { GatsbyBrowser } from 'gatsby';
import type { ReactNode } from 'react';
import { Boundary } from './src/components/boundary';
import { AuthProvider, currentSession } from './src/features/auth/auth';
import { CheckoutProvider } from './src/features/checkout/checkout';
import { ConsentProvider } from './src/features/consent/consent';
import { Layout } from './src/shell/layout';
import { PageFailed } from './src/shell/page-failed';

/**
 * What all pages share and no page change resets: who is signed in, the answer to the cookie
 * banner, and the way to buy. The code behind account and checkout is loaded on first use.
 */
export const wrapRootElement = ({ element }: { element: ReactNode }) => (
  <Boundary fallback={<PageFailed />}>
    <AuthProvider>
      <ConsentProvider>
        <CheckoutProvider currentSession={currentSession}>{element}</CheckoutProvider>
      </ConsentProvider>
    </AuthProvider>
  </Boundary>
);

/** Puts the shell around a page, the same way in the build and in the browser. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <Layout location={props.location} data={props.data}>
    {element}
  </Layout>
);

export { prefillDocument as onClientEntry } from './src/features/forms/prefill';
export { shouldUpdateScroll } from './src/shell/scroll';
