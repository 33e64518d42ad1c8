import { ClipPlayer } from '../../components/clip-player/clip-player';
import { SplitHero } from '../../components/split-hero/split-hero';
import type { SectionProps } from '../../content-model/resolved';
import { DrawnExample, Specification } from './service-hero-parts';
import { ActionRow } from '../../components/button/button';
import * as styles from './service-hero.module.css';
import type { serviceHero } from './schema';

/**
 * Opens a service page: the promise at the left, what the service does at the right and the
 * specification sheet below both; without an example the sheet takes its place.
 */
export function ServiceHero({ section }: SectionProps<typeof serviceHero>) {
  const { badge, heading, lead, actions, clip, stage, stageNote } = section;
  const sheet = <Specification {...section} />;
  const example = clip ? (
    <ClipPlayer clip={clip} />
  ) : (
    stage && <DrawnExample stage={stage} stageNote={stageNote} />
  );
  return (
    <SplitHero
      className={`${styles.hero} ${example ? styles.wide : ''}`}
      badge={badge}
      heading={heading}
      lead={lead}
      aside={example ?? sheet}
      below={example && sheet}
    >
      <ActionRow actions={actions} looks={['primary', 'outline']} />
    </SplitHero>
  );
}
