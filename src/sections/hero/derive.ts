import type { BuildTools, SectionInput } from '../../content-model/build-tools';
import { withCosts } from '../../lib/channel-prices';
import type { hero } from './schema';

/** Says what it costs. */
export const deriveHero = (section: SectionInput<typeof hero>, tools: BuildTools) =>
  withCosts(section, tools);
