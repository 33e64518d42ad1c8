import { ActionRow } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import { SplitHero } from '../../components/split-hero/split-hero';
import { Portrait } from '../../components/portrait/portrait';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './portrait-hero.module.css';
import * as sheet from '../fact-sheet/fact-sheet.module.css';
import type { portraitHero } from './schema';

/** Opens an assistant's page: the portrait as a poster, and a greeting in the assistant's own voice. */
export function PortraitHero({ section }: Pick<SectionProps<typeof portraitHero>, 'section'>) {
  const { assistant, heading, lead, actions, facts } = section;
  const poster = (
    <figure className={styles.poster}>
      <Portrait src={assistant.image} eager />
      <figcaption className="night">
        <strong>{assistant.name}</strong>
        <span>
          <Icon name={assistant.icon} /> {assistant.trade}
        </span>
      </figcaption>
    </figure>
  );
  return (
    <SplitHero className={styles.hero} heading={heading} lead={lead} aside={poster}>
      <ActionRow actions={actions} looks={['primary', 'outline']} />
      <dl className={`${sheet.sheet} ${styles.facts}`}>
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </SplitHero>
  );
}
