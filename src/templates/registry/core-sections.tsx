import type { CoreKind } from '../../sections/catalogue';
import '../../components/vignettes/styles';
import { Team } from '../../sections/team/team';
import { still } from './core-sections.still';
import type { LiveComponents, Registry } from './section-view';

const live = { team: Team } satisfies LiveComponents<CoreKind>;

/** Sections of the home and industry pages. Complete, or it does not compile. */
export const coreSections: Registry<CoreKind> = { ...live, ...still };
