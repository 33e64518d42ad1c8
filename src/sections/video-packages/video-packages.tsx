import type { ReactNode } from 'react';
import { CheckList } from '../../components/check-list/check-list';
import { Footnote } from '../../components/footnote/footnote';
import { CardHead } from '../../components/offer-card/card-head';
import { Price, VatNote } from '../../components/price/price';
import { RichText } from '../../components/rich-text';
import { Section } from '../../components/section/section';
import type { DerivedProps } from '../../content-model/resolved';
import * as styles from './video-packages.module.css';
import type { deriveVideoPackages } from './derive';
import type { VideoPackage } from '../../content-model/offers';

type VideoPackagesProps = DerivedProps<typeof deriveVideoPackages> & {
  /** The ways to buy a package, below what it contains. */
  children?: (offer: VideoPackage) => ReactNode;
  /** Who is buying, above the packages. */
  account?: ReactNode;
};

/** Video packages as the frames of one film strip. */
export function VideoPackages({ section, position, children, account }: VideoPackagesProps) {
  const { packages, note } = section;
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
            {children?.(offer)}
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
