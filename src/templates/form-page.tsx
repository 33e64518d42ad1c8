import { type PageProps, graphql } from 'gatsby';
import type { FormKind } from '../sections/catalogue';
import type { SectionPageData } from './page-data';
import { formSections } from './registry/form-sections';
import { SectionPage } from './section-page';

/** A page of content/pages with a form. */
export default function FormPage({ data }: PageProps<SectionPageData<FormKind>>) {
  return <SectionPage page={data.landingPage} registry={formSections} />;
}

export const query = graphql`
  query FormPage($route: String!) {
    landingPage(route: { eq: $route }) {
      ...PageData
    }
  }
`;
