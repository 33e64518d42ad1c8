import { useEffect, useRef, useState } from 'react';
import { chatFramePath } from '../../config/chat-frame';
import { chatAgentSrc } from '../../config/env';
import { useConsent } from './consent';
import { chatMessages as words } from './chat-messages';
import * as styles from './chat-agent.module.css';

/**
 * The chat agent of a blog post, once consent is given. It lives in a frame without our origin: its
 * code can neither read our page nor outlive it. Does nothing without a configured source.
 */
export function ChatAgent({ requiresConsent }: { requiresConsent: boolean }) {
  const { choice } = useConsent();
  const allowed = choice === true || !requiresConsent;
  return chatAgentSrc !== undefined && allowed ? <ChatFrame /> : null;
}

/**
 * Small beside the text, and large while somebody uses it: the page cannot see what goes on inside.
 */
function ChatFrame() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [inUse, setInUse] = useState(false);
  useEffect(() => {
    const follow = () => setInUse(document.activeElement === frame.current);
    window.addEventListener('blur', follow);
    window.addEventListener('focus', follow);
    return () => {
      window.removeEventListener('blur', follow);
      window.removeEventListener('focus', follow);
    };
  }, []);
  return (
    <iframe
      ref={frame}
      className={`no-print ${styles.frame} ${inUse ? styles.inUse : ''}`}
      src={chatFramePath}
      title={words.title}
      sandbox="allow-scripts allow-forms allow-popups"
    />
  );
}
