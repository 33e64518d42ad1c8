import { graphql } from 'gatsby';
import type { Seo } from '../content-model/primitives';

/** What the PageData fragment brings: a page of content/pages with its references resolved. */
export type LandingPageData<S> = { landingPage: { route: string; seo: Seo; sections: S[] } };

export const fragment = graphql`
  fragment PageData on LandingPage {
    route
    reveal
    contactBand
    seo {
      title
      description
    }
    sections
  }
`;
