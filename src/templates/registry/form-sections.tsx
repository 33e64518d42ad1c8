import type { CoreKind, FormKind } from '../../sections/catalogue';
import { Answers } from '../../sections/answers/answers';
import { ContactChannels } from '../../sections/contact-channels/contact-channels';
import { ContactIntro } from '../../sections/contact-intro/contact-intro';
import { coreSections } from './core-sections';
import { ConsultationFormSection, ContactFormSection } from './forms';
import type { LiveComponents, Registry, StillComponents } from './section-view';

type OwnKind = Exclude<FormKind, CoreKind>;

const live = {
  'contact-form': ContactFormSection,
  'consultation-form': ConsultationFormSection,
} satisfies LiveComponents<OwnKind>;

const still =
  process.env.BUILD_STAGE === 'build-javascript'
    ? {}
    : ({
        answers: Answers,
        'contact-intro': ContactIntro,
        'contact-channels': ContactChannels,
      } satisfies StillComponents<OwnKind>);

/** Sections of pages with forms, joined with their features. Complete, or it does not compile. */
export const formSections: Registry<FormKind> = { ...coreSections, ...live, ...still };
