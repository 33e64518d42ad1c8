import { ButtonRow } from '../../components/button/button-row';
import { Lead } from '../../components/lead/lead';
import { Band } from '../../components/section/band';
import { Columns } from '../../components/split-hero/columns';
import { BookTraining, DepartureDate } from '../../components/training-date/training-date';
import { useNextDay } from '../../components/training-date/use-next-day';
import type { DerivedProps } from '../../content-model/resolved';
import { Answering } from '../../components/person/answering';
import type { deriveBookingBanner } from './derive';

/** A closing call to book the first date, which is shown beside it, or to ask for the next one. */
export function BookingBanner({ section }: DerivedProps<typeof deriveBookingBanner>) {
  const { over, bookLabel, date } = section;
  const { heading, text } = useNextDay(date) ? section : over;
  return (
    <Band ground="green">
      <Columns aside={<DepartureDate date={date} />}>
        <h2>{heading}</h2>
        <Lead html={text} />
        <ButtonRow>
          <BookTraining date={date} look="light">
            {bookLabel}
          </BookTraining>
        </ButtonRow>
        <Answering />
      </Columns>
    </Band>
  );
}
