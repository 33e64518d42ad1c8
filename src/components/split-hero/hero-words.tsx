import type { InlineHtml } from '../../content-model/primitives';
import { Badge } from '../badge/badge';
import { Lead } from '../lead/lead';
import * as styles from './split-hero.module.css';

export type WordsProps = {
  /** Above the heading. */
  badge?: string;
  heading: string;
  lead: InlineHtml;
};

export function HeroWords({ badge, heading, lead }: WordsProps) {
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
