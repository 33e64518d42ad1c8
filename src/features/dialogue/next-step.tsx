import { useState } from 'react';
import { buttonClass } from '../../components/button/button';
import type { Dialogue } from '../../content-model/dialogues';
import { type State, stepOf } from '../../dialogue/state';
import { rememberTried } from '../../lib/tried';
import { dialogueMessages as words } from './messages';
import * as styles from './playground.module.css';

type NextStepProps = { dialogue: Dialogue; state: State };

/** The way on to a real demo; on the visitor's wish it tells what was tried. */
export function NextStep({ dialogue, state }: NextStepProps) {
  const [carries, setCarries] = useState(false);
  const what = stepOf(dialogue, state.done)?.done?.tried ?? words.triedTalking(dialogue.name);
  return (
    <div className={styles.next}>
      <a
        href="/trial#formular"
        className={buttonClass('primary', true)}
        onClick={() => rememberTried(carries ? words.tried(what) : undefined)}
      >
        {words.request}
      </a>
      <label>
        <input
          type="checkbox"
          checked={carries}
          onChange={(event) => setCarries(event.currentTarget.checked)}
        />
        {words.carry}
      </label>
    </div>
  );
}
