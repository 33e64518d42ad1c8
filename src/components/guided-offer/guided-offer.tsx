import type { GuidedOffer as Offer } from '../../content-model/guided';
import type { Vignette } from '../../content-model/vignettes';
import { conversationAnchor } from '../../lib/conversation-anchor';
import { Avatar } from '../portrait/portrait';
import { guidedOfferWords as words } from './messages';
import * as styles from './guided-offer.module.css';

/** The conversation behind a drawn example: its own, or that of the assistant it shows. */
export const offerOf = (example: Vignette): Offer | undefined =>
  ('guided' in example ? example.guided : undefined) ?? example.avatar?.guided;

type GuidedOfferProps = {
  offer: Offer | undefined;
  /** Where the example itself shows none. */
  portrait?: string;
};

/** Where an example ends, it is the visitor's turn: the first buttons of the guided conversation. */
export function GuidedOffer({ offer, portrait }: GuidedOfferProps) {
  if (offer === undefined) return null;
  return (
    <div className={styles.offer}>
      <p>
        {portrait && <Avatar src={portrait} />}
        {words.yourTurn}
      </p>
      <ul>
        {offer.first.map(({ id, button }) => (
          <li key={id}>
            <a href={`#${conversationAnchor(offer.id, id)}`}>{button}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
