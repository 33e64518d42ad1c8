import { graphql } from 'gatsby';
import { Page } from './hours-page.still';
import { stillPage } from './still-page';

export default stillPage(Page);

export const query = graphql`
  query HoursPage {
    dial: contentData(name: { eq: "dial" }) {
      data
    }
    home: landingPage(route: { eq: "/" }) {
      sections
    }
  }
`;
