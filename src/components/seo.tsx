import { Helmet } from 'react-helmet';
import { siteUrl } from '../config/env';

type SeoProps = {
  title: string;
  description: string;
  path: string;
  /** Routes of the pages before and after this one, where it is one of several. */
  previous?: string | undefined;
  next?: string | undefined;
};

/**
 * Title, description and canonical link of a page. What only machines read, the build adds to the
 * document (src/gatsby/publish).
 * @param path route without trailing slash; the canonical link is {host}/path
 */
export function Seo({ title, description, path, previous, next }: SeoProps) {
  // In the browser, lib/static-markup.ts takes the head from the page's document.
  if (process.env.BUILD_STAGE === 'build-javascript') return null;
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      {siteUrl && <link rel="canonical" href={path === '/' ? siteUrl : `${siteUrl}${path}`} />}
      {siteUrl && previous && <link rel="prev" href={`${siteUrl}${previous}`} />}
      {siteUrl && next && <link rel="next" href={`${siteUrl}${next}`} />}
    </Helmet>
  );
}
