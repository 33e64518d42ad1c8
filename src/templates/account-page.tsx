import { type PageProps, graphql } from 'gatsby';
import type { AccountKind } from '../sections/catalogue';
import type { SectionPageData } from './page-data';
import { accountSections } from './registry/account-sections';
import { SectionPage } from './section-page';

/** A page of content/pages about an order or the account. */
export default function AccountPage({ data }: PageProps<SectionPageData<AccountKind>>) {
  return <SectionPage page={data.landingPage} registry={accountSections} />;
}

export const query = graphql`
  query AccountPage($route: String!) {
    landingPage(route: { eq: $route }) {
      ...PageData
    }
  }
`;
