import { ActionRow } from '../../components/button/button';
import { RichText } from '../../components/rich-text';
import type { SectionProps } from '../../content-model/resolved';
import { buildOnly } from '../../lib/build-only';
import * as styles from './clock-hero.module.css';
import type { clockHero } from './schema';

function HeroWords(section: SectionProps<typeof clockHero>['section']) {
  const { badge, heading, lead, actions, figures } = section;
  return (
    <>
      <p className={styles.badge}>{badge}</p>
      <h1 id="title">{heading}</h1>
      <RichText html={lead} className={styles.lead} />
      <ActionRow actions={actions} looks={['primary', 'outlineLight']} />
      <dl className={styles.figures}>
        {figures.map(({ value, label }) => (
          <div key={value}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export const Words = buildOnly(HeroWords);
