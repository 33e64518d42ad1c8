import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/icon/icon';
import { VignetteFrame } from '../../components/vignettes/vignette-frame';
import { liveSheet } from '../../dialogue/live-sheets';
import type { Assistant } from '../../dialogue/talk';
import { Composer } from './composer';
import { dialogueMessages as words } from './messages';
import { Entry, notesIn } from './entry';
import { LiveSheet } from './live-sheet';
import { NextStep, Outcome } from './outcome';
import { Thread } from './thread';
import { useConversation } from '../../dialogue/use-conversation';
import { useVoice } from './use-voice';
import * as styles from './playground.module.css';

type PlaygroundProps = { assistant: Assistant; portrait: string; onClose: () => void };

/** A conversation the visitor leads, and beside it the sheet that fills with what is arranged. */
export function Playground({ assistant, portrait, onClose }: PlaygroundProps) {
  const { dialogue } = assistant;
  const { name, business, call } = dialogue;
  const title = useRef<HTMLParagraphElement>(null);
  const region = useRef<HTMLElement>(null);
  const talk = useRef<HTMLDivElement>(null);
  const [aloud, setAloud] = useState(false);
  const speak = useVoice();
  const { lines, turn, typing, say, correct } = useConversation(assistant, {
    onSay: aloud ? speak : undefined,
  });
  const { state } = turn;
  const sheet = liveSheet(dialogue, state);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    // As much of it as the window holds, then the field. Last comes what it is: no window is so low
    // that its first line may lie below the header.
    for (const { current } of [region, talk, title]) current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={region} className={styles.playground} aria-label={words.region(name)}>
      <div className={styles.head}>
        <p ref={title} tabIndex={-1}>
          {words.label}
        </p>
        {call && speak && (
          <label>
            <input
              type="checkbox"
              checked={aloud}
              onChange={(event) => setAloud(event.currentTarget.checked)}
            />
            {words.aloud}
          </label>
        )}
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="close" />
          <span>{words.back}</span>
        </button>
      </div>
      <VignetteFrame
        vignette={{
          type: call ? 'call' : 'chat',
          title: business,
          subtitle: words.subtitle(name, dialogue.greeting),
          figure: words.status[state.status],
          avatar: portrait === '' ? undefined : { id: '', name, image: portrait },
        }}
      >
        <div ref={talk} className={styles.talk}>
          <Thread lines={lines} name={name} call={call} typing={typing}>
            <Outcome dialogue={dialogue} state={state} />
          </Thread>
          <Composer replies={typing ? [] : turn.replies} takes={turn.takes} onSay={say}>
            <Entry chips={turn.chips} status={state.status} onCorrect={correct} />
          </Composer>
        </div>
      </VignetteFrame>
      <div className={styles.side} role="group" aria-label={words.sheet}>
        {sheet && <LiveSheet sheet={sheet} notes={notesIn(turn.chips)} />}
        <NextStep dialogue={dialogue} state={state} />
      </div>
    </section>
  );
}
