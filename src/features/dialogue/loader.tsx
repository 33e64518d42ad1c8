import { useEffect, useRef, useState } from 'react';
import { type Assistant, answer, assistantOf, greet } from '../../dialogue/talk';
import { whenIdle } from '../../lib/when-idle';
import { loadDialogue } from '../../dialogue/load';
import { dialogueMessages as words } from './messages';
import { Playground } from './playground';
import * as styles from './playground.module.css';

type LoaderProps = {
  assistant: string;
  portrait: string;
  onClose: () => void;
  /** What is said or understood could not be loaded. */
  onFail: () => void;
};

/** Loads what an assistant says, and lets the visitor talk to it. */
export function Loader({ assistant: id, portrait, onClose, onFail }: LoaderProps) {
  const [loaded, setLoaded] = useState<Assistant>();
  const latest = useRef(onFail);
  useEffect(() => {
    load(id).then(setLoaded, () => latest.current());
  }, [id]);
  if (loaded !== undefined)
    return <Playground assistant={loaded} portrait={portrait} onClose={onClose} />;
  return (
    <div className={styles.waiting} role="status">
      <p>{words.loading}</p>
    </div>
  );
}

async function load(id: string): Promise<Assistant> {
  const assistant = assistantOf(await loadDialogue(id));
  rehearse(assistant);
  return assistant;
}

/**
 * Answers what nobody hears, a long sentence, a suggestion and a wish for a date: the browser
 * compiles what it has never run, and would do so while the visitor waits for the first answer.
 */
function rehearse(assistant: Assistant): void {
  const { state, says, replies } = greet(assistant);
  for (const text of [[...says, ...replies].join(' '), replies[0] ?? '', 'Termin morgen um zehn'])
    whenIdle(() => answer(assistant, state, text, new Date()));
}
