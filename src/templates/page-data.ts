import { graphql } from 'gatsby';
import type { Seo } from '../content-model/primitives';
import type { SectionKind, SectionOf } from '../sections/catalogue';

/** A section of any of the given kinds, tied to its kind. */
export type AnySection<K extends SectionKind> = { [Kind in K]: SectionOf<Kind> }[K];

/** What the PageData fragment brings: a page of content/pages with its references resolved. */
export type SectionPageData<K extends SectionKind> = {
  landingPage: { route: string; seo: Seo; sections: AnySection<K>[] };
};

export const fragment = graphql`
  fragment PageData on LandingPage {
    route
    reveal
    contactBand
    callBar
    seo {
      title
      description
    }
    sections
  }
`;
