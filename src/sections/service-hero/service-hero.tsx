import { ActionRow } from '../../components/button/button';
import { SplitHero } from '../../components/split-hero/split-hero';
import type { SectionProps } from '../../content-model/resolved';
import * as cards from '../packages/packages.module.css';
import * as styles from './service-hero.module.css';
import type { serviceHero } from './schema';

/** Opens a service page: the promise at the left, the specification sheet at the right. */
export function ServiceHero({ section }: Pick<SectionProps<typeof serviceHero>, 'section'>) {
  const { badge, heading, lead, actions, sheetTitle, sheet } = section;
  const specification = (
    <div className={styles.sheet}>
      <h2>{sheetTitle}</h2>
      <dl>
        {sheet.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
  return (
    <SplitHero
      className={styles.hero}
      badge={
        <p>
          <span className={cards.badge}>{badge}</span>
        </p>
      }
      heading={heading}
      lead={lead}
      aside={specification}
    >
      <ActionRow actions={actions} looks={['primary', 'outline']} />
    </SplitHero>
  );
}
