import { DepartureBoard, DepartureDate } from '../../components/departure-board/departure-board';
import { ButtonRow } from '../../components/button/button-row';
import { ExternalButton } from '../../components/button/external-button';
import { SplitHero } from '../../components/split-hero/split-hero';
import type { SectionProps } from '../../content-model/resolved';
import * as sheet from '../fact-sheet/fact-sheet.module.css';
import * as styles from './training-hero.module.css';
import type { trainingHero } from './schema';
import { useSite } from '../../lib/use-site';

/** Opens the training page: the promise at the left, the first date as a departure board at the right. */
export function TrainingHero({ section }: Pick<SectionProps<typeof trainingHero>, 'section'>) {
  const { dateLabel, bookLabel, flyerLabel, facts, firstDate } = section;
  const { external } = useSite();
  const board = (
    <DepartureBoard>
      <p className={styles.label}>{dateLabel}</p>
      <DepartureDate date={firstDate} />
      <dl className={`${sheet.sheet} ${styles.facts}`}>
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </DepartureBoard>
  );
  return (
    <SplitHero className={styles.hero} heading={section.heading} lead={section.lead} aside={board}>
      <ButtonRow>
        <ExternalButton href={external.trainingBooking} look="primary">
          {bookLabel}
        </ExternalButton>
        <ExternalButton href={external.trainingFlyer} look="outline">
          {flyerLabel}
        </ExternalButton>
      </ButtonRow>
    </SplitHero>
  );
}
