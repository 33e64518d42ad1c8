import { graphql } from 'gatsby';
import type { CoreKind, HomeKind } from '../sections/catalogue';
import { ClockHero } from '../sections/clock-hero/clock-hero';
import { Team } from '../sections/team/team';
import { coreSections } from './registry/core-sections';
import type { LiveComponents } from './registry/section-view';
import { sectionTemplate } from './section-page';

const live: LiveComponents<Exclude<HomeKind, CoreKind>> = {
  'clock-hero': ClockHero,
  team: Team,
};

/** A page of content/pages without a form, a calculator or the parts of a product. Complete, or it does not compile. */
export default sectionTemplate<HomeKind>({ ...coreSections, ...live });

export const query = graphql`
  query LandingPage($route: String!) {
    landingPage(route: { eq: $route }) {
      ...PageData
    }
  }
`;
