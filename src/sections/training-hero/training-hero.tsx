import { DepartureBoard } from '../../components/departure-board/departure-board';
import { ButtonRow } from '../../components/button/button-row';
import { ExternalButton } from '../../components/button/external-button';
import { BookTraining, DepartureDate } from '../../components/training-date/training-date';
import { Lead } from '../../components/lead/lead';
import { Columns } from '../../components/split-hero/columns';
import { Hero } from '../../components/split-hero/hero';
import type { DerivedProps } from '../../content-model/resolved';
import { FactList } from '../../components/fact-list/fact-list';
import * as styles from './training-hero.module.css';
import type { deriveTrainingHero } from './derive';
import { useLiveSite } from '../../lib/use-site';

/**
 * Opens the training page: the promise at the left, the first date as a departure board at the
 * right.
 */
export function TrainingHero({ section }: DerivedProps<typeof deriveTrainingHero>) {
  const { heading, lead, dateLabel, bookLabel, flyerLabel, facts, date } = section;
  const { external } = useLiveSite();
  const board = (
    <DepartureBoard>
      <p className={styles.label}>{dateLabel}</p>
      <DepartureDate date={date} />
      <div className={styles.facts}>
        <FactList facts={facts} />
      </div>
    </DepartureBoard>
  );
  return (
    <Hero className={styles.hero}>
      <Columns aside={board}>
        <h1 id="title">{heading}</h1>
        <Lead html={lead} />
        <ButtonRow>
          <BookTraining date={date} look="primary">
            {bookLabel}
          </BookTraining>
          <ExternalButton href={external.trainingFlyer} look="outline">
            {flyerLabel}
          </ExternalButton>
        </ButtonRow>
      </Columns>
    </Hero>
  );
}
