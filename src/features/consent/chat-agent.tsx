import { useEffect } from 'react';
import { chatAgentSrc } from '../../config/env';
import { runScript } from '../../lib/third-party-script';
import { useConsent } from './use-consent';

const options = '?skipWelcome=1&maximizable=1';

/**
 * The chat agent of a blog post: loaded as soon as the post is shown and consent is given, removed with everything it added
 * when the visitor leaves or withdraws. Renders nothing; without a configured source nothing happens.
 */
export function ChatAgent({ requiresConsent }: { requiresConsent: boolean }) {
  const consent = useConsent();
  const allowed = consent || !requiresConsent;
  useEffect(() => {
    if (chatAgentSrc === undefined || !allowed) return undefined;
    return runScript(chatAgentSrc + options);
  }, [allowed]);
  return null;
}
