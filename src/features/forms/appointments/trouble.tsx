import * as formStyles from '../form.module.css';
import { type Contact, OtherWays } from '../other-ways';
import type { Outcome } from './book';
import { appointmentMessages as words } from './messages';

type TroubleProps = { outcome: Outcome | undefined; contact: Contact };

/** Why a time is not booked, and how the agency is reached then; nothing where it is. */
export function Trouble({ outcome, contact }: TroubleProps) {
  if (outcome === undefined || outcome === 'wish' || typeof outcome === 'object') return null;
  const isTooMany = outcome === 'too-many';
  const trouble = outcome === 'taken' ? words.taken : isTooMany ? words.tooMany : words.failed;
  return (
    <>
      <p className={formStyles.failure}>{trouble}</p>
      {outcome !== 'taken' && (
        <>
          <p>{words.orReach}</p>
          <OtherWays contact={contact} />
        </>
      )}
    </>
  );
}
