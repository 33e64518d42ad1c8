import * as formStyles from '../form.module.css';
import { type Contact, OtherWays } from '../other-ways';
import type { Outcome } from './book';
import { appointmentMessages as words } from './messages';

/** What to say about an outcome that needs a next step. */
const troubles: Readonly<Record<string, string>> = {
  taken: words.taken,
  'too-many': words.tooMany,
};

type TroubleProps = { outcome: Outcome | undefined; contact: Contact };

/** Why a time is not booked, and how the agency is reached then; nothing where it is. */
export function Trouble({ outcome, contact }: TroubleProps) {
  if (outcome === undefined || outcome === 'wish' || typeof outcome === 'object') return null;
  return (
    <>
      <p className={formStyles.failure}>{troubles[outcome] ?? words.failed}</p>
      {outcome !== 'taken' && (
        <>
          <p>{words.orReach}</p>
          <OtherWays contact={contact} />
        </>
      )}
    </>
  );
}
