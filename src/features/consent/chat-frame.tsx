import { useEffect, useRef, useState } from 'react';
import { chatFramePath } from '../../config/chat-frame';
import { chatMessages as words } from './chat-messages';
import * as styles from './chat-frame.module.css';

/**
 * Small beside the text, and large while somebody uses it: the page cannot see what goes on inside.
 */
export function ChatFrame() {
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
