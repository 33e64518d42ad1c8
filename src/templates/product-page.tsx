import { graphql } from 'gatsby';
import type { CoreKind, ProductKind } from '../sections/catalogue';
import { BookingBanner } from '../sections/booking-banner/booking-banner';
import { Film } from '../sections/film/film';
import { TrainingHero } from '../sections/training-hero/training-hero';
import { TrainingOffers } from '../sections/training-offers/training-offers';
import { still } from './registry/product-sections.still';
import { coreSections } from './registry/core-sections';
import type { LiveComponents } from './registry/section-view';
import { sectionTemplate } from './section-page';

const live = {
  film: Film,
  'training-hero': TrainingHero,
  'training-offers': TrainingOffers,
  'booking-banner': BookingBanner,
} satisfies LiveComponents<Exclude<ProductKind, CoreKind>>;

/** A page of content/pages about an assistant, a product or a training. Complete, or it does not compile. */
export default sectionTemplate<ProductKind>({ ...coreSections, ...live, ...still });

export const query = graphql`
  query ProductPage($route: String!) {
    landingPage(route: { eq: $route }) {
      ...PageData
    }
  }
`;
