import { type PageProps, graphql } from 'gatsby';
import type { CalculatorKind } from '../sections/catalogue';
import type { SectionPageData } from './page-data';
import { calculatorSections } from './registry/calculator-sections';
import { SectionPage } from './section-page';

/** A page of content/pages with a calculator. */
export default function CalculatorPage({ data }: PageProps<SectionPageData<CalculatorKind>>) {
  return <SectionPage page={data.landingPage} registry={calculatorSections} />;
}

export const query = graphql`
  query CalculatorPage($route: String!) {
    landingPage(route: { eq: $route }) {
      ...PageData
    }
  }
`;
