import type { CoreKind, HomeKind } from '../../sections/catalogue';
import { Team } from '../../sections/team/team';
import { coreSections } from './core-sections';
import type { LiveComponents, Registry } from './section-view';

const live: LiveComponents<Exclude<HomeKind, CoreKind>> = { team: Team };

/** Sections of the home and industry pages. Complete, or it does not compile. */
export const homeSections: Registry<HomeKind> = { ...coreSections, ...live };
