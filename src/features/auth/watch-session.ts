import { hasStoredSession, sessionKey } from '../../lib/stored-session';
import { setSession } from './auth-store';

let watching = false;

/** Looks for a stored session, and again whenever another tab has changed it; that tab may be the only one with the SDK. */
export function watchSession(): void {
  if (watching) return;
  watching = true;
  window.addEventListener('storage', ({ key }) => {
    if (key === sessionKey || key === null) void look();
  });
  void look();
}

async function look(): Promise<void> {
  setSession(hasStoredSession() ? await storedSession().catch(() => undefined) : undefined);
}

// Loaded when needed, SDK included: who never signs in never downloads it.
async function storedSession() {
  const { currentSession } = await import('./account');
  return currentSession();
}
