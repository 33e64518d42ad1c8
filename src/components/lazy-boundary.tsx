import { Component, type ReactNode, Suspense } from 'react';

/** What visitors read meanwhile. */
const words = {
  loading: 'Wird geladen …',
  failed:
    'Dieser Teil der Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
};

/** Around lazy components: shows that they are loading, and that loading failed. */
export class LazyBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (this.state.failed) return <p role="alert">{words.failed}</p>;
    return (
      <Suspense fallback={<p role="status">{words.loading}</p>}>{this.props.children}</Suspense>
    );
  }
}
