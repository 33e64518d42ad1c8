import type { ReactNode } from 'react';
import { Hero } from '../split-hero/hero';
import { FormSide, type SideProps } from '../form-side/form-side';
import { BookingOffer, type BookingProps } from './booking-offer';
import { HeroWords, type WordsProps } from './hero-words';
import * as styles from './form-hero.module.css';

type FormHeroProps = {
  section: WordsProps & SideProps & BookingProps & { anchor: string };
  /** The form itself. */
  children: ReactNode;
};

/** Opening of a page whose form comes first: on phones before the promises, else beside them. */
export function FormHero({ section, children }: FormHeroProps) {
  return (
    <Hero className={styles.hero}>
      <div className={styles.columns}>
        <HeroWords {...section} />
        <div id={section.anchor} className={styles.form}>
          {children}
          <BookingOffer {...section} />
        </div>
        <FormSide {...section} />
      </div>
    </Hero>
  );
}
