import { graphql, useStaticQuery } from 'gatsby';
import type { liveSiteKeys } from '../config/live-site';
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

/** The owner's data, for parts that also draw themselves in the browser. */
export const useLiveSite = (): Pick<Site, (typeof liveSiteKeys)[number]> => useSite();

/** The owner's data, the same on every page, for parts that the build alone draws. */
export const useSite = (): Site => useSiteData().site.data;

/** The menus of header and footer, for parts that the build alone draws. */
export const useNavigation = (): Navigation => useSiteData().navigation.data;
