import type { VignettePair } from '../../content-model/vignettes';
import { dayGround, isDark } from '../day-ground/day-ground';
import { ExampleMark } from '../example-mark/example-mark';
import { Fold } from '../fold/fold';
import { GuidedOffer, offerOf } from '../guided-offer/guided-offer';
import { conversationAnchor } from '../../lib/conversation-anchor';
import { EntryLine } from './entry-line';
import { VignetteView } from './vignette';
import * as styles from './vignette-pair.module.css';

type VignettePairViewProps = {
  pair: VignettePair;
  /** No background, where the surrounding page already has it. */
  bare?: boolean;
};

/**
 * The conversation and its result side by side on a panel in the colour of the time of day.
 * On phones the result is folded away behind its label.
 */
export function VignettePairView({ pair, bare = false }: VignettePairViewProps) {
  const { tone, alt, conversation, result, resultLabel } = pair;
  const panel = bare ? '' : `reveal ${styles.panel} ${dayGround(tone)}`;
  const offer = offerOf(conversation);
  return (
    <figure
      id={offer && conversationAnchor(offer.id)}
      className={`${styles.pair} ${panel}`}
      aria-label={alt}
    >
      <figcaption className={isDark(tone) ? styles.light : undefined}>
        <ExampleMark />
      </figcaption>
      <VignetteView vignette={conversation}>
        <GuidedOffer offer={offer} />
      </VignetteView>
      <Fold label={<EntryLine result={result} label={resultLabel} />} className={styles.result}>
        <VignetteView vignette={result} />
      </Fold>
    </figure>
  );
}
