import { graphql, useStaticQuery } from 'gatsby';
import type { Navigation, Site } from '../content-model/data';

type SiteData = { site: { data: Site }; navigation: { data: Navigation } };

/** One static query for both, because each query is one more file on the way. */
function useSiteData(): SiteData {
  return useStaticQuery<SiteData>(graphql`
    query Site {
      site: contentData(name: { eq: "site" }) {
        data
      }
      navigation: contentData(name: { eq: "navigation" }) {
        data
      }
    }
  `);
}

/** The owner's data, the same on every page: name, contact, hours, external links. */
export const useSite = (): Site => useSiteData().site.data;

/** The menus of header and footer. */
export const useNavigation = (): Navigation => useSiteData().navigation.data;
