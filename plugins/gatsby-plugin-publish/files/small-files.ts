import type { Site } from '../../../src/content-model/data';
import { escaped } from '../escaped';
import { colour } from '../../gatsby-source-content';

/** Everything may be read; what is not to be listed says so itself. */
export const robots = (host: string | undefined): string =>
  `User-agent: *\nDisallow:\n${host === undefined ? '' : `\nSitemap: ${host}/sitemap.xml\n`}`;

/** The web app manifest, read when the site is added to a home screen. */
export function manifest({ name, tagline }: Site): string {
  const icons = [192, 512].flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/icons/${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );
  const [background_color, theme_color] = [colour.paper, colour.night];
  return JSON.stringify({
    name,
    short_name: name,
    description: tagline,
    lang: 'de-AT',
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color,
    theme_color,
    icons,
  });
}

/** Lifetime of security.txt in days; each build renews it. */
const validFor = 330;

/** Where to report a hole in the site (RFC 9116). */
export function securityText(site: Site, host: string | undefined, now: Date): string {
  const expires = new Date(now.getTime() + validFor * 86_400_000);
  return [
    `Contact: mailto:${site.contact.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: de, en',
    ...(host === undefined ? [] : [`Canonical: ${host}/.well-known/security.txt`]),
    '',
  ].join('\n');
}

/**
 * The sitemap: one file holds fifty thousand pages.
 * @param entries `changed` is a day or a time in ISO form
 */
export function sitemap(
  entries: readonly { address: string; changed: string | undefined }[],
): string {
  const pages = entries.map(({ address, changed }) => {
    const date = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${escaped(address)}</loc>${date}</url>\n`;
  });
  const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${space}>\n${pages.join('')}</urlset>\n`;
}
