import type { ReactNode } from 'react';
import { ExternalButton } from '../../components/button/external-button';
import { CheckList } from '../../components/check-list';
import { RichText } from '../../components/rich-text';
import { Section } from '../../components/section/section';
import type { VideoPackage } from '../../content-model/offers';
import type { DerivedProps } from '../../content-model/resolved';
import { formatEuro } from '../../lib/format';
import * as cards from '../packages/packages.module.css';
import * as styles from './video-packages.module.css';
import type { deriveVideoPackages } from './derive';
import { useSite } from '../../lib/use-site';

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
            <header className={cards.head}>
              <h3>{offer.title}</h3>
              {offer.badge && <p className={cards.badge}>{offer.badge}</p>}
            </header>
            <p className={cards.setup}>
              {formatEuro(offer.price)} <small>{offer.unit}</small>
            </p>
            <CheckList items={offer.features} className={cards.features} />
            <div className={styles.ways}>
              <ExternalButton
                about={offer.title}
                href={external.videoOrder}
                look={offer.highlight ? 'primary' : 'outline'}
                anonymous
              >
                {orderLabel}
              </ExternalButton>
              {children?.(offer)}
            </div>
          </article>
        ))}
      </div>
      {note && <RichText html={note} className={cards.note} />}
    </Section>
  );
}
