import type { ReactNode } from 'react';
import type { InlineHtml } from '../../content-model/primitives';
import { Badge } from '../badge/badge';
import { Lead } from '../lead/lead';
import { Columns } from './columns';
import { Hero } from './hero';
import * as styles from './split-hero.module.css';

type SplitHeroProps = {
  /** Sets the ground, and `--aside`, the width of the right column. */
  className: string | undefined;
  /** Above the heading. */
  badge?: string;
  heading: string;
  lead: InlineHtml;
  /** At the right of the words; below them on small screens. */
  aside: ReactNode;
  /** Below both, as wide as the page. */
  below?: ReactNode;
  /** Buttons and what else follows the lead. */
  children: ReactNode;
};

/** Opening of a page in two columns: its words and what shows them. */
export function SplitHero(props: SplitHeroProps) {
  const { className, badge, heading, lead, aside, below, children } = props;
  return (
    <Hero className={className}>
      <Columns aside={aside}>
        {badge && (
          <p className={styles.badge}>
            <Badge text={badge} />
          </p>
        )}
        <h1 id="title">{heading}</h1>
        <Lead html={lead} />
        {children}
      </Columns>
      {below}
    </Hero>
  );
}
