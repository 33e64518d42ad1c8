import { type ReactNode, Suspense } from 'react';
import { Boundary } from './boundary';
import { Unloadable } from './unloadable';

/** What visitors read meanwhile. */
const loading = 'Wird geladen …';

type LazyBoundaryProps = {
  /** What stands there meanwhile and instead; else a word that it is on its way. */
  instead?: ReactNode;
  children: ReactNode;
};

/** Around lazy components: shows that they are loading, and that loading failed. */
export function LazyBoundary({ instead, children }: LazyBoundaryProps) {
  const failed = (
    <>
      {instead}
      <Unloadable />
    </>
  );
  return (
    <Boundary fallback={failed}>
      <Suspense fallback={instead ?? <p role="status">{loading}</p>}>{children}</Suspense>
    </Boundary>
  );
}
