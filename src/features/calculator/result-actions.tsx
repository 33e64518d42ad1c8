import { useState } from 'react';
import { buttonClass } from '../../components/button/button';
import { TextButton } from '../../components/button/text-button';
import type { Action } from '../../content-model/primitives';
import { rememberTried } from '../../lib/tried';
import * as styles from './calculator.module.css';
import { words } from './messages';

type ResultActionsProps = { request: Action; summary: string; industry?: string | undefined };

/** What to do with a result: ask for a consultation with it, pass it on, print it. */
export function ResultActions({ request, summary, industry }: ResultActionsProps) {
  const [note, setNote] = useState('');
  const share = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setNote(words.shared);
    } catch {
      setNote(words.notShared);
    }
  };
  return (
    <div className={`no-print ${styles.actions}`}>
      <a
        href={request.to}
        className={buttonClass('primary')}
        onClick={() => rememberTried({ sentence: summary, about: words.about, industry })}
      >
        {request.label}
      </a>
      <TextButton onClick={() => void share()}>{words.share}</TextButton>
      <TextButton onClick={() => window.print()}>{words.print}</TextButton>
      <p role="status">{note}</p>
    </div>
  );
}
