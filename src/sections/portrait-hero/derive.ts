import { withCosts } from '../../lib/channel-prices';
import type { BuildTools, SectionInput } from '../../content-model/build-tools';
import type { portraitHero } from './schema';

/** Says what the assistant costs. */
export const derivePortraitHero = (section: SectionInput<typeof portraitHero>, tools: BuildTools) =>
  withCosts(section, tools);
