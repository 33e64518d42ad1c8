import type { InlineHtml } from '../../content-model/primitives';
import { Lead } from '../lead/lead';
import * as styles from './form-hero.module.css';

export type WordsProps = { eyebrow: string; heading: string; lead: InlineHtml };

export function HeroWords({ eyebrow, heading, lead }: WordsProps) {
  return (
    <div>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h1 id="title">{heading}</h1>
      <Lead html={lead} />
    </div>
  );
}
