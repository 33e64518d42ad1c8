import type { GuidedOffer as Offer } from '../../content-model/guided';
import type { Vignette } from '../../content-model/vignettes';
import { guidedOfferWords as words } from './messages';
import * as styles from './guided-offer.module.css';

/**
 * Marks the place of an example that the visitor can take over: features/guided puts itself there.
 * Nothing without anybody to talk to.
 */
export const guidedPlace = (offer: Offer | undefined, portrait = '') =>
  offer && { 'data-guided-place': offer.id, 'data-portrait': portrait };

/** The conversation behind a drawn example: its own, or that of the assistant it shows. */
export const offerOf = (example: Vignette): Offer | undefined =>
  (example.type === 'chat' ? example.guided : undefined) ?? example.avatar?.guided;

/** Where an example ends, it is the visitor's turn: the first buttons of the guided conversation. */
export function GuidedOffer({ offer }: { offer: Offer | undefined }) {
  if (offer === undefined) return null;
  return (
    <div className={styles.offer}>
      <p>{words.yourTurn}</p>
      <ul>
        {offer.first.map(({ id, button }) => (
          <li key={id}>
            <button type="button" data-guided={offer.id} data-begin={id}>
              {button}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
