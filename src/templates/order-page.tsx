import { type PageProps, graphql } from 'gatsby';
import type { OrderKind } from '../sections/catalogue';
import type { SectionPageData } from './page-data';
import { orderSections } from './registry/order-sections';
import { SectionPage } from './section-page';

/** A page of content/pages about a service that can be bought on it. */
export default function OrderPage({ data }: PageProps<SectionPageData<OrderKind>>) {
  return <SectionPage page={data.landingPage} registry={orderSections} />;
}

export const query = graphql`
  query OrderPage($route: String!) {
    landingPage(route: { eq: $route }) {
      ...PageData
    }
  }
`;
