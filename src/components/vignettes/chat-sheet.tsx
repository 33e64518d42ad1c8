import type { VignetteOf } from '../../content-model/vignettes';
import { ExampleMark } from '../example-mark/example-mark';
import { GuidedOffer, offerOf } from '../guided-offer/guided-offer';
import { conversationAnchor } from '../../lib/conversation-anchor';
import { Chat } from './chat';
import * as styles from './chat-sheet.module.css';
import { VignetteFrame } from './vignette-frame';

/** A standalone chat inside a text. */
export function ChatSheet({ chat }: { chat: VignetteOf<'chat'> }) {
  const offer = offerOf(chat);
  return (
    <figure className={styles.sheet} id={offer && conversationAnchor(offer.id)}>
      <figcaption>
        <ExampleMark />
      </figcaption>
      <VignetteFrame vignette={chat}>
        <Chat vignette={chat} />
        <GuidedOffer offer={offer} />
      </VignetteFrame>
    </figure>
  );
}
