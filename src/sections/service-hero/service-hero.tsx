import { ClipPlayer } from '../../components/clip-player/clip-player';
import { SplitHero } from '../../components/split-hero/split-hero';
import { StillPart } from '../../components/still/still-part';
import type { SectionProps } from '../../content-model/resolved';
import { Actions, Example, Sheet } from './service-hero.still';
import * as styles from './service-hero.module.css';
import type { serviceHero } from './schema';

/**
 * Opens a service page: the promise at the left, what the service does at the right and the
 * specification sheet below both; without an example the sheet takes its place.
 */
export function ServiceHero({ section }: SectionProps<typeof serviceHero>) {
  const { badge, heading, lead, actions, clip, stage, stageNote } = section;
  const sheet = <StillPart name="sheet">{Sheet && <Sheet {...section} />}</StillPart>;
  const example = clip ? (
    <ClipPlayer clip={clip} />
  ) : (
    stage && (
      <StillPart name="stage">
        {Example && <Example stage={stage} stageNote={stageNote} />}
      </StillPart>
    )
  );
  return (
    <SplitHero
      className={`${styles.hero} ${example ? styles.wide : ''}`}
      badge={badge}
      heading={heading}
      lead={lead}
      aside={example ?? sheet}
      below={example && sheet}
      live
    >
      <StillPart name="actions">
        {Actions && <Actions actions={actions} looks={['primary', 'outline']} />}
      </StillPart>
    </SplitHero>
  );
}
