import { type ReactNode, Suspense } from 'react';
import { Boundary } from './boundary';

/** What visitors read meanwhile. */
const words = {
  loading: 'Wird geladen …',
  failed:
    'Dieser Teil der Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
};

/** Around lazy components: shows that they are loading, and that loading failed. */
export function LazyBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary fallback={<p role="alert">{words.failed}</p>}>
      <Suspense fallback={<p role="status">{words.loading}</p>}>{children}</Suspense>
    </Boundary>
  );
}
