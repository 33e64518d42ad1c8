import type { ReactNode } from 'react';
import { ExternalButton } from '../../components/button/external-button';
import { CheckList } from '../../components/check-list/check-list';
import { Footnote } from '../../components/footnote/footnote';
import { CardHead } from '../../components/offer-card/card-head';
import { Price, VatNote } from '../../components/price/price';
import { RichText } from '../../components/rich-text';
import { Section } from '../../components/section/section';
import type { DerivedProps } from '../../content-model/resolved';
import * as styles from './video-packages.module.css';
import type { deriveVideoPackages } from './derive';
import { useSite } from '../../lib/use-site';
import type { VideoPackage } from '../../content-model/offers';

type VideoPackagesProps = DerivedProps<typeof deriveVideoPackages> & {
  /** A second way to buy a package, below its order button. */
  children?: (offer: VideoPackage) => ReactNode;
  /** Who is buying, above the packages. */
  account?: ReactNode;
};

/** Video packages as the frames of one film strip. */
export function VideoPackages({ section, position, children, account }: VideoPackagesProps) {
  const { packages, orderLabel, note } = section;
  const { external } = useSite();
  return (
    <Section head={section} position={position}>
      <div className={styles.account}>{account}</div>
      <div className={`night ${styles.strip}`}>
        {packages.map((offer) => (
          <article
            key={offer.id}
            className={`${styles.frame} ${offer.highlight ? styles.marked : ''}`}
          >
            <CardHead title={offer.title} badge={offer.badge} />
            <div>
              <Price euros={offer.price} after={offer.unit} />
              <VatNote />
            </div>
            <CheckList items={offer.features} />
            <div className={styles.ways}>
              <ExternalButton
                href={external.videoOrder}
                look={offer.highlight ? 'primary' : 'outline'}
                anonymous
              >
                {`${offer.title}-${orderLabel}`}
              </ExternalButton>
              {children?.(offer)}
            </div>
          </article>
        ))}
      </div>
      {note && (
        <Footnote>
          <RichText html={note} as="span" />
        </Footnote>
      )}
    </Section>
  );
}
