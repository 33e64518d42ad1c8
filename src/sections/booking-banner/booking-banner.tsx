import { DepartureDate } from '../../components/departure-board/departure-board';
import { ButtonRow } from '../../components/button/button-row';
import { ExternalButton } from '../../components/button/external-button';
import { Lead } from '../../components/lead/lead';
import { Band } from '../../components/section/band';
import { Columns } from '../../components/split-hero/columns';
import type { SectionProps } from '../../content-model/resolved';
import type { bookingBanner } from './schema';
import { useSite } from '../../lib/use-site';

/** A closing call to book the first date, which is shown beside it. */
export function BookingBanner({ section }: Pick<SectionProps<typeof bookingBanner>, 'section'>) {
  const { heading, text, bookLabel, firstDate } = section;
  const { external } = useSite();
  return (
    <Band ground="green">
      <Columns aside={<DepartureDate date={firstDate} />}>
        <h2>{heading}</h2>
        <Lead html={text} />
        <ButtonRow>
          <ExternalButton href={external.trainingBooking} look="light">
            {bookLabel}
          </ExternalButton>
        </ButtonRow>
      </Columns>
    </Band>
  );
}
