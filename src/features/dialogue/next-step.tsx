import { buttonClass } from '../../components/button/button';
import type { Dialogue } from '../../content-model/dialogues';
import { type State, stepOf } from '../../dialogue/state';
import { rememberTried } from '../../lib/tried';
import { dialogueMessages as words } from './messages';
import * as styles from './playground.module.css';

type NextStepProps = { dialogue: Dialogue; state: State };

/** The way on to a real demo. What was tried begins the message there, and can be taken out. */
export function NextStep({ dialogue, state }: NextStepProps) {
  const what = stepOf(dialogue, state.done)?.done?.tried ?? words.triedTalking(dialogue.name);
  return (
    <div className={styles.next}>
      <a
        href="/trial#formular"
        className={buttonClass('primary', true)}
        onClick={() => rememberTried({ sentence: words.tried(what), about: what })}
      >
        {words.request}
      </a>
    </div>
  );
}
