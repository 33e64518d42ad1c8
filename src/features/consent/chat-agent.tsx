import { useEffect } from 'react';
import { chatAgentSrc } from '../../config/env';
import { runScript } from '../../lib/third-party-script';
import { useConsent } from './consent';

const options = '?skipWelcome=1&maximizable=1';

/**
 * The chat agent of a blog post: loaded once consent is given, and removed with everything it added
 * when the visitor leaves or withdraws. Renders nothing; does nothing without a configured source.
 */
export function ChatAgent({ requiresConsent }: { requiresConsent: boolean }) {
  const { choice } = useConsent();
  const allowed = choice === true || !requiresConsent;
  useEffect(() => {
    if (chatAgentSrc === undefined || !allowed) return undefined;
    return runScript(chatAgentSrc + options);
  }, [allowed]);
  return null;
}
