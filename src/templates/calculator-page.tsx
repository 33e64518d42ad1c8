import { graphql } from 'gatsby';
import type { CalculatorKind, CoreKind } from '../sections/catalogue';
import { CalculatorSection } from './registry/calculator-section';
import { coreSections } from './registry/core-sections';
import { PriceBoardSection } from './registry/price-board-section';
import type { LiveComponents } from './registry/section-view';
import { sectionTemplate } from './section-page';

const live: LiveComponents<Exclude<CalculatorKind, CoreKind>> = {
  calculator: CalculatorSection,
  'price-board': PriceBoardSection,
};

/** A page of content/pages with a calculator. Complete, or it does not compile. */
export default sectionTemplate<CalculatorKind>({ ...coreSections, ...live });

export const query = graphql`
  query CalculatorPage($route: String!) {
    landingPage(route: { eq: $route }) {
      ...PageData
    }
  }
`;
