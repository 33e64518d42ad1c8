import { type PageProps, graphql } from 'gatsby';
import type { ProductKind } from '../sections/catalogue';
import type { SectionPageData } from './page-data';
import { productSections } from './registry/product-sections';
import { SectionPage } from './section-page';

/** A page of content/pages about an assistant, a product or a training. */
export default function ProductPage({ data }: PageProps<SectionPageData<ProductKind>>) {
  return <SectionPage page={data.landingPage} registry={productSections} />;
}

export const query = graphql`
  query ProductPage($route: String!) {
    landingPage(route: { eq: $route }) {
      ...PageData
    }
  }
`;
