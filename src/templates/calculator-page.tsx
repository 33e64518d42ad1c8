import { graphql } from 'gatsby';
import type { CalculatorKind, CoreKind } from '../sections/catalogue';
import { Calculator } from '../sections/calculator/calculator';
import { coreSections } from './registry/core-sections';
import type { LiveComponents } from './registry/section-view';
import { sectionTemplate } from './section-page';

const live: LiveComponents<Exclude<CalculatorKind, CoreKind>> = {
  calculator: Calculator,
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
