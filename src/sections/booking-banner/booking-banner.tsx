import { DepartureDate } from '../../components/departure-board/departure-board';
import { ButtonRow } from '../../components/button/button-row';
import { ExternalButton } from '../../components/button/external-button';
import { Lead } from '../../components/lead/lead';
import { Band } from '../../components/section/band';
import { Columns } from '../../components/split-hero/columns';
import type { SectionOf } from '../../content-model/resolved';

/** A closing call to book the first date, which is shown beside it. */
export function BookingBanner({ section }: { section: SectionOf<'booking-banner'> }) {
  const { heading, text, bookLabel, bookUrl, firstDate } = section;
  return (
    <Band ground="green">
      <Columns aside={<DepartureDate date={firstDate} />}>
        <h2>{heading}</h2>
        <Lead html={text} />
        <ButtonRow>
          <ExternalButton href={bookUrl} look="light">
            {bookLabel}
          </ExternalButton>
        </ButtonRow>
      </Columns>
    </Band>
  );
}
