import { Board, BoardDate } from '../components/board/board';
import { ButtonRow } from '../components/button/button-row';
import { ExternalButton } from '../components/button/external-button';
import { Opening } from '../components/opening/opening';
import type { SectionOf } from '../content-model/resolved';
import * as sheet from './sheet.module.css';
import * as styles from './training-hero.module.css';

/** Opens the training page: the promise at the left, the first date as a departure board at the right. */
export function TrainingHero({ section }: { section: SectionOf<'training-hero'> }) {
  const { dateLabel, bookLabel, flyerLabel, facts, firstDate, bookUrl, flyerUrl } = section;
  const board = (
    <Board>
      <p className={styles.label}>{dateLabel}</p>
      <BoardDate date={firstDate} />
      <dl className={`${sheet.sheet} ${styles.facts}`}>
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Board>
  );
  return (
    <Opening className={styles.hero} heading={section.heading} lead={section.lead} aside={board}>
      <ButtonRow>
        <ExternalButton href={bookUrl} look="primary">
          {bookLabel}
        </ExternalButton>
        <ExternalButton href={flyerUrl} look="outline">
          {flyerLabel}
        </ExternalButton>
      </ButtonRow>
    </Opening>
  );
}
