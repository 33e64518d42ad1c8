import type { CoreKind, FormKind } from '../../sections/catalogue';
import { ContactChannels } from '../../sections/contact-channels/contact-channels';
import { ContactIntro } from '../../sections/contact-intro/contact-intro';
import { buildOnly } from '../../lib/build-only';
import type { StillComponents } from './section-view';

/** Those that only the build draws. */
export const still = buildOnly({
  'contact-intro': ContactIntro,
  'contact-channels': ContactChannels,
} satisfies StillComponents<Exclude<FormKind, CoreKind>>);
