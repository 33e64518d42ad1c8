import { ActionRow } from '../../components/button/button';
import { ClipPlayer } from '../../components/clip-player/clip-player';
import { evenGrid } from '../../components/even-grid/even-grid';
import { FactList } from '../../components/fact-list/fact-list';
import { RichText } from '../../components/rich-text';
import { SplitHero } from '../../components/split-hero/split-hero';
import { StillPart } from '../../components/still/still-part';
import { VignettePairView } from '../../components/vignettes/vignette-pair';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './service-hero.module.css';
import type { serviceHero } from './schema';

type ServiceHeroProps = Pick<SectionProps<typeof serviceHero>, 'section'>;

type Section = ServiceHeroProps['section'];

/** Only the build knows how to draw them. */
const [Actions, Example, Sheet] =
  process.env.BUILD_STAGE === 'build-javascript' ? [] : [ActionRow, DrawnExample, Specification];

/**
 * Opens a service page: the promise at the left, what the service does at the right and the
 * specification sheet below both; without an example the sheet takes its place.
 */
export function ServiceHero({ section }: ServiceHeroProps) {
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

type DrawnExampleProps = { stage: NonNullable<Section['stage']>; stageNote: Section['stageNote'] };

/** What the service does, and a sentence about it. */
function DrawnExample({ stage, stageNote }: DrawnExampleProps) {
  return (
    <div>
      <VignettePairView pair={stage} bare />
      {stageNote && <RichText html={stageNote} className={styles.note} />}
    </div>
  );
}

function Specification({ clip, stage, sheetTitle, sheet }: Section) {
  const facts = evenGrid(stage || clip ? sheet.length : 1, 5, styles.facts);
  return (
    <div className={styles.sheet} style={facts.style}>
      <h2>{sheetTitle}</h2>
      <FactList facts={sheet} className={facts.className} />
    </div>
  );
}
