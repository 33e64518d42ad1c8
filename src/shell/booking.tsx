import { ButtonLink } from '../components/button/button';
import { OnDemand } from '../components/on-demand';
import { bookable } from '../config/env';
import { partOf } from '../lib/part-of';
import { useLiveSite } from '../lib/use-site';
import { bookingLabel } from './messages';

const picker = partOf(() => import('../features/forms/appointments/picker'));

/** The agency's real calendar at the end of a conversation; where there is none, its form. */
export function Booking() {
  const { contact } = useLiveSite();
  if (!bookable)
    return (
      <ButtonLink to="/trial#formular" look="primary" small>
        {bookingLabel}
      </ButtonLink>
    );
  return <OnDemand part={picker}>{({ default: Picker }) => <Picker contact={contact} />}</OnDemand>;
}
