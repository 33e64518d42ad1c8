import { DepartureDate } from '../../components/departure-board/departure-board';
import { ButtonRow } from '../../components/button/button-row';
import { ExternalButton } from '../../components/button/external-button';
import * as opening from '../../components/split-hero/split-hero.module.css';
import { RichText } from '../../components/rich-text';
import * as frame from '../../components/section/section.module.css';
import type { SectionOf } from '../../content-model/resolved';

/** A closing call to book the first date, which stands beside it. */
export function BookingBanner({ section }: { section: SectionOf<'booking-banner'> }) {
  const { heading, text, bookLabel, bookUrl, firstDate } = section;
  return (
    <section className={`night ${frame.section} ${frame.green}`}>
      <div className={`wrap ${opening.inner}`}>
        <div>
          <h2>{heading}</h2>
          <RichText html={text} className={opening.lead} />
          <ButtonRow>
            <ExternalButton href={bookUrl} look="light">
              {bookLabel}
            </ExternalButton>
          </ButtonRow>
        </div>
        <DepartureDate date={firstDate} />
      </div>
    </section>
  );
}
