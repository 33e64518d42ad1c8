import { evenGrid } from '../../components/even-grid/even-grid';
import { FactList } from '../../components/fact-list/fact-list';
import { RichText } from '../../components/rich-text';
import { VignettePairView } from '../../components/vignettes/vignette-pair';
import type { SectionProps } from '../../content-model/resolved';
import type { serviceHero } from './schema';
import * as styles from './service-hero.module.css';

type Section = SectionProps<typeof serviceHero>['section'];

type DrawnExampleProps = { stage: NonNullable<Section['stage']>; stageNote: Section['stageNote'] };

/** What the service does, and a sentence about it. */
export function DrawnExample({ stage, stageNote }: DrawnExampleProps) {
  return (
    <div>
      <VignettePairView pair={stage} bare />
      {stageNote && <RichText html={stageNote} className={styles.note} />}
    </div>
  );
}

export function Specification({ clip, stage, sheetTitle, sheet }: Section) {
  const facts = evenGrid(stage || clip ? sheet.length : 1, 5, styles.facts);
  return (
    <div className={styles.sheet} style={facts.style}>
      <h2>{sheetTitle}</h2>
      <FactList facts={sheet} className={facts.className} />
    </div>
  );
}
