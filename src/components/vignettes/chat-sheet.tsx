import type { VignetteOf } from '../../content-model/vignettes';
import { ExampleMark } from '../example-mark/example-mark';
import { Chat } from './chat';
import { TryOut, playableExample, playedName } from './try-out';
import * as styles from './chat-sheet.module.css';
import { VignetteFrame } from './vignette-frame';

/** A standalone chat inside a text. */
export function ChatSheet({ chat }: { chat: VignetteOf<'chat'> }) {
  const place = playableExample(chat);
  return (
    <figure className={styles.sheet} data-play="" {...place}>
      <figcaption>
        <ExampleMark />
        {place && <TryOut look="outline" name={playedName(chat)} />}
      </figcaption>
      <VignetteFrame vignette={chat}>
        <Chat vignette={chat} />
      </VignetteFrame>
    </figure>
  );
}
