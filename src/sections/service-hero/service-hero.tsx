import { ActionRow } from '../../components/button/button';
import { ClipPlayer } from '../../components/clip-player/clip-player';
import { evenGrid } from '../../components/even-grid/even-grid';
import { FactList } from '../../components/fact-list/fact-list';
import { RichText } from '../../components/rich-text';
import { SplitHero } from '../../components/split-hero/split-hero';
import { Still } from '../../components/still/still';
import { VignettePairView } from '../../components/vignettes/vignette-pair';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './service-hero.module.css';
import type { serviceHero } from './schema';

type ServiceHeroProps = Pick<SectionProps<typeof serviceHero>, 'section'> & { route: string };

/** The drawn example: only the build knows how. */
const Stage = process.env.BUILD_STAGE === 'build-javascript' ? undefined : VignettePairView;

/**
 * Opens a service page: the promise at the left, what the service does at the right and the
 * specification sheet below both; without an example the sheet takes its place.
 */
export function ServiceHero({ section, route }: ServiceHeroProps) {
  const { badge, heading, lead, actions, clip, sheetTitle, sheet, stage, stageNote } = section;
  const facts = evenGrid(stage || clip ? sheet.length : 1, 5, styles.facts);
  const specification = (
    <div className={styles.sheet} style={facts.style}>
      <h2>{sheetTitle}</h2>
      <FactList facts={sheet} className={facts.className} />
    </div>
  );
  const example = clip ? (
    <ClipPlayer clip={clip} />
  ) : (
    stage && (
      <div>
        <Still route={route} place="stage">
          {Stage && <Stage pair={stage} bare />}
        </Still>
        {stageNote && <RichText html={stageNote} className={styles.note} />}
      </div>
    )
  );
  return (
    <SplitHero
      className={`${styles.hero} ${example ? styles.wide : ''}`}
      badge={badge}
      heading={heading}
      lead={lead}
      aside={example ?? specification}
      below={example && specification}
    >
      <ActionRow actions={actions} looks={['primary', 'outline']} />
    </SplitHero>
  );
}
