import { Component, type ReactNode, Suspense } from 'react';

const words = {
  loading: 'Wird geladen …',
  failed:
    'Dieser Teil der Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
};

/** Around a part that is loaded only when needed: says so while it loads, and when it does not come. */
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
