import type { CoreKind } from '../../sections/catalogue';
import '../../components/vignettes/styles';
import { still } from './core-sections.still';
import type { Registry } from './section-view';

/** Sections of every page. Complete, or it does not compile. */
export const coreSections: Registry<CoreKind> = { ...still };
