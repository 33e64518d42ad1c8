import type { ReactNode } from 'react';
import type { InlineHtml } from '../../content-model/primitives';
import { Badge } from '../badge/badge';
import { Lead } from '../lead/lead';
import { StillPart } from '../still/still-part';
import { Columns } from './columns';
import { Hero } from './hero';
import * as styles from './split-hero.module.css';

type WordsProps = {
  /** Above the heading. */
  badge?: string;
  heading: string;
  lead: InlineHtml;
};

type SplitHeroProps = WordsProps & {
  /** Sets the ground, and `--aside`, the width of the right column. */
  className: string | undefined;
  /** Whether something in it works in the browser. */
  live?: boolean;
  /** At the right of the words; below them on small screens. */
  aside: ReactNode;
  /** Below both, as wide as the page. */
  below?: ReactNode;
  /** Buttons and what else follows the lead. */
  children: ReactNode;
};

/** Only the build knows how to draw them. */
const Words = process.env.BUILD_STAGE === 'build-javascript' ? undefined : HeroWords;

/** Opening of a page in two columns: its words and what shows them. */
export function SplitHero(props: SplitHeroProps) {
  const { className, live, aside, below, children, ...rest } = props;
  const words = Words && <Words {...rest} />;
  return (
    <Hero className={className}>
      <Columns aside={aside}>
        {live ? <StillPart name="words">{words}</StillPart> : words}
        {children}
      </Columns>
      {below}
    </Hero>
  );
}

function HeroWords({ badge, heading, lead }: WordsProps) {
  return (
    <>
      {badge && (
        <p className={styles.badge}>
          <Badge text={badge} />
        </p>
      )}
      <h1 id="title">{heading}</h1>
      <Lead html={lead} />
    </>
  );
}
