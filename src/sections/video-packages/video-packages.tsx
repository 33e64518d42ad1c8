import type { ReactNode } from 'react';
import { Section } from '../../components/section/section';
import type { DerivedProps } from '../../content-model/resolved';
import { PackageContents } from './package-contents';
import { Footnote } from '../../components/footnote/footnote';
import * as styles from './video-packages.module.css';
import type { deriveVideoPackages } from './derive';
import type { VideoPackage } from '../../content-model/offers';

type VideoPackagesProps = DerivedProps<typeof deriveVideoPackages> & {
  /** The ways to buy a package, below what it contains. */
  children?: (offer: VideoPackage) => ReactNode;
  /** Product that stands out instead of the recommended one. */
  marked?: string | undefined;
  /** Who is buying, above the packages. */
  account?: ReactNode;
};

/** Video packages as the frames of one film strip. */
export function VideoPackages(props: VideoPackagesProps) {
  const { section, position, children, marked, account } = props;
  const { packages, note } = section;
  const isMarked = ({ product, highlight }: VideoPackage) =>
    marked === undefined ? highlight : product === marked;
  return (
    <Section head={section} position={position}>
      <div className={styles.account}>{account}</div>
      <div className={`night ${styles.strip}`}>
        {packages.map((offer) => (
          <article
            key={offer.id}
            className={`${styles.frame} ${isMarked(offer) ? styles.marked : ''}`}
          >
            <PackageContents {...offer} />
            {children?.(offer)}
          </article>
        ))}
      </div>
      {note && <Footnote html={note} />}
    </Section>
  );
}
