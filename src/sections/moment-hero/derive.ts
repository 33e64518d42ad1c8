import { withCosts } from '../../lib/channel-prices';
import type { BuildTools, SectionInput } from '../../content-model/build-tools';
import type { momentHero } from './schema';

/** Says what it costs. */
export const deriveMomentHero = (section: SectionInput<typeof momentHero>, tools: BuildTools) =>
  withCosts(section, tools);
