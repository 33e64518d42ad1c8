import type { ReactNode } from 'react';
import { StillPart } from '../still/still-part';
import { Words, type WordsProps } from './split-hero.still';
import { Columns } from './columns';
import { Hero } from './hero';

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
