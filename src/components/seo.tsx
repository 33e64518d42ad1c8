import { siteUrl } from '../config/env';
import { Head } from './seo.build-only';

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
 * document (plugins/gatsby-plugin-publish).
 * @param path route without trailing slash; the canonical link is {host}/path
 */
export function Seo({ title, description, path, previous, next }: SeoProps) {
  if (Head === null) return null;
  return (
    <Head>
      <title>{title}</title>
      <meta name="description" content={description} />
      {siteUrl && <link rel="canonical" href={path === '/' ? siteUrl : `${siteUrl}${path}`} />}
      {siteUrl && previous && <link rel="prev" href={`${siteUrl}${previous}`} />}
      {siteUrl && next && <link rel="next" href={`${siteUrl}${next}`} />}
    </Head>
  );
}
