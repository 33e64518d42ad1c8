import type { ReactNode } from 'react';
import { Hero } from '../split-hero/hero';
import { StillPart } from '../still/still-part';
import { Side, type SideProps } from '../form-side/form-side.still';
import { Booking, type BookingProps } from './booking-offer.still';
import { Words, type WordsProps } from './form-hero.still';
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
        <StillPart name="words">{Words && <Words {...section} />}</StillPart>
        <div id={section.anchor} className={styles.form}>
          {children}
          <StillPart name="booking">{Booking && <Booking {...section} />}</StillPart>
        </div>
        <StillPart name="side">{Side && <Side {...section} />}</StillPart>
      </div>
    </Hero>
  );
}
