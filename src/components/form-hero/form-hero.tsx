import type { ReactNode } from 'react';
import { Hero } from '../split-hero/hero';
import { StillPart } from '../still/still-part';
import { Words, Promises, type WordsProps } from './form-hero.still';
import * as styles from './form-hero.module.css';

type FormHeroProps = {
  section: WordsProps & { anchor: string; promises: readonly string[] };
  /** The form itself. */
  children: ReactNode;
};

/** Opening of a page whose form comes first: on phones before the promises, else beside them. */
export function FormHero({ section, children }: FormHeroProps) {
  return (
    <Hero className={styles.hero}>
      <div className={styles.columns}>
        <StillPart name="words">{Words && <Words {...section} />}</StillPart>
        <div id={section.anchor} className={styles.form}>
          {children}
        </div>
        <StillPart name="promises">{Promises && <Promises items={section.promises} />}</StillPart>
      </div>
    </Hero>
  );
}
