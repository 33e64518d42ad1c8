import type { ReactNode } from 'react';
import type { InlineHtml } from '../../content-model/primitives';
import { CheckList } from '../check-list/check-list';
import { Lead } from '../lead/lead';
import { Hero } from '../split-hero/hero';
import { StillPart } from '../still/still-part';
import * as styles from './form-hero.module.css';

type WordsProps = { eyebrow: string; heading: string; lead: InlineHtml };

type FormHeroProps = {
  section: WordsProps & { anchor: string; promises: readonly string[] };
  /** The form itself. */
  children: ReactNode;
};

/** Only the build knows how to draw them. */
const [Words, Promises] =
  process.env.BUILD_STAGE === 'build-javascript' ? [] : [HeroWords, CheckList];

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

function HeroWords({ eyebrow, heading, lead }: WordsProps) {
  return (
    <div>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h1 id="title">{heading}</h1>
      <Lead html={lead} />
    </div>
  );
}
