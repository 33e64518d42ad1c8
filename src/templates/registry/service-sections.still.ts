import type { CoreKind, ServiceKind } from '../../sections/catalogue';
import { Notice } from '../../sections/notice/notice';
import { buildOnly } from '../../lib/build-only';
import type { StillComponents } from './section-view';

type OwnKind = Exclude<ServiceKind, CoreKind>;

/** Those that only the build draws. */
export const still = buildOnly({ notice: Notice } satisfies StillComponents<OwnKind>);
