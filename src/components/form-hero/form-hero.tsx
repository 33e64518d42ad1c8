import type { ReactNode } from 'react';
import type { InlineHtml } from '../../content-model/primitives';
import type { SectionPosition } from '../../content-model/resolved';
import { FormSide } from '../form-side/form-side';
import type { SideProps } from '../form-side/form-side.build-only';
import { Lead } from '../lead/lead';
import { Hero } from '../split-hero/hero';
import * as styles from './form-hero.module.css';

type FormHeroProps = {
  section: SideProps & { eyebrow: string; heading: string; lead: InlineHtml; anchor: string };
  position: SectionPosition;
  /** The form itself. */
  children: ReactNode;
};

/** Opening of a page whose form comes first: on phones before the promises, else beside them. */
export function FormHero({ section, position, children }: FormHeroProps) {
  const { eyebrow, heading, lead, anchor } = section;
  return (
    <Hero className={styles.hero}>
      <div className={styles.columns}>
        <div>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h1 id="title">{heading}</h1>
          <Lead html={lead} />
        </div>
        <div id={anchor} className={styles.form}>
          {children}
        </div>
        <FormSide section={section} position={position} />
      </div>
    </Hero>
  );
}
