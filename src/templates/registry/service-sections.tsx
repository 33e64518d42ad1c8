import type { CoreKind, ServiceKind } from '../../sections/catalogue';
import { Notice } from '../../sections/notice/notice';
import { ServiceHero } from '../../sections/service-hero/service-hero';
import { coreSections } from './core-sections';
import type { LiveComponents, Registry, StillComponents } from './section-view';

type OwnKind = Exclude<ServiceKind, CoreKind>;

const live: LiveComponents<OwnKind> = { 'service-hero': ServiceHero };

const still =
  process.env.BUILD_STAGE === 'build-javascript'
    ? {}
    : ({ notice: Notice } satisfies StillComponents<OwnKind>);

/** Sections of service pages. Complete, or it does not compile. */
export const serviceSections: Registry<ServiceKind> = { ...coreSections, ...live, ...still };
