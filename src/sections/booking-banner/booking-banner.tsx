import { DepartureDate } from '../../components/departure-board/departure-board';
import { ButtonRow } from '../../components/button/button-row';
import { ExternalButton } from '../../components/button/external-button';
import * as opening from '../../components/split-hero/split-hero.module.css';
import { RichText } from '../../components/rich-text';
import * as frame from '../../components/section/section.module.css';
import type { SectionProps } from '../../content-model/resolved';
import type { bookingBanner } from './schema';
import { useSite } from '../../lib/use-site';

/** A closing call to book the first date, which stands beside it. */
export function BookingBanner({ section }: Pick<SectionProps<typeof bookingBanner>, 'section'>) {
  const { heading, text, bookLabel, firstDate } = section;
  const { external } = useSite();
  return (
    <section className={`night ${frame.section} ${frame.green}`}>
      <div className={`wrap ${opening.inner}`}>
        <div>
          <h2>{heading}</h2>
          <RichText html={text} className={opening.lead} />
          <ButtonRow>
            <ExternalButton href={external.trainingBooking} look="light">
              {bookLabel}
            </ExternalButton>
          </ButtonRow>
        </div>
        <DepartureDate date={firstDate} />
      </div>
    </section>
  );
}
