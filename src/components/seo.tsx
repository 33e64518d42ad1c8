import { Helmet } from 'react-helmet';
import { siteUrl } from '../config/env';

type SeoProps = {
  title: string;
  description: string;
  path: string;
  type?: 'website' | 'article';
  /** Routes of the pages before and after this one, where it is one of several. */
  previous?: string | undefined;
  next?: string | undefined;
};

/**
 * Head data of a page: title, description, canonical link and the card shown when it is shared.
 * @param path route without trailing slash; the canonical link is {host}/path
 */
export function Seo({ title, description, path, type = 'website', previous, next }: SeoProps) {
  const address = path === '/' ? siteUrl : `${siteUrl}${path}`;
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {previous && <link rel="prev" href={`${siteUrl}${previous}`} />}
      {next && <link rel="next" href={`${siteUrl}${next}`} />}
      <meta property="og:type" content={type} />
      <meta property="og:locale" content="de_AT" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${siteUrl}/social-card.png`} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}
