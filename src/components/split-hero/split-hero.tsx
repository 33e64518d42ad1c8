import type { ReactNode } from 'react';
import { HeroWords, type WordsProps } from './hero-words';
import { Columns } from './columns';
import { Hero } from './hero';

type SplitHeroProps = WordsProps & {
  /** Sets the ground, and `--aside`, the width of the right column. */
  className: string | undefined;
  /** At the right of the words; below them on small screens. */
  aside: ReactNode;
  /** Below both, as wide as the page. */
  below?: ReactNode;
  /** Buttons and what else follows the lead. */
  children: ReactNode;
};

/** Opening of a page in two columns: its words and what shows them. */
export function SplitHero(props: SplitHeroProps) {
  const { className, aside, below, children, ...rest } = props;
  return (
    <Hero className={className}>
      <Columns aside={aside}>
        <HeroWords {...rest} />
        {children}
      </Columns>
      {below}
    </Hero>
  );
}
