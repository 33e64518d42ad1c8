import type { CoreKind, ServiceKind } from '../../sections/catalogue';
import { ServiceHero } from '../../sections/service-hero/service-hero';
import { still } from './service-sections.still';
import { coreSections } from './core-sections';
import type { LiveComponents, Registry } from './section-view';

const live: LiveComponents<Exclude<ServiceKind, CoreKind>> = { 'service-hero': ServiceHero };

/** Sections of service pages. Complete, or it does not compile. */
export const serviceSections: Registry<ServiceKind> = { ...coreSections, ...live, ...still };
