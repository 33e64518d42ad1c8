import { existsSync } from 'node:fs';
import type { GatsbyConfig } from 'gatsby';
import { searchPage } from './src/config/search-page';
import { contentRoot, mdxOptions, unpublishedPosts } from './plugins/gatsby-source-content';

// Real environment variables win, then the first file: what is set is never overwritten.
for (const file of [`.env.${process.env.NODE_ENV ?? 'development'}`, '.env'])
  if (existsSync(file)) process.loadEnvFile(file);

// Without this file there is no booking, and no page mentions it.
process.env.GATSBY_APPOINTMENTS = existsSync(`${contentRoot()}/content/data/appointments.yaml`)
  ? 'true'
  : '';

/** Drafts and posts of the future: the preview shows them, a release knows nothing of them. */
const leftOut =
  process.env.NODE_ENV === 'production'
    ? unpublishedPosts(process.cwd(), new Date()).map((post) => `**/content/blog/${post}/**`)
    : [];

/** One filesystem source per content folder: the source name is the collection of its files. */
const collections = ['pages', 'blog', 'legal', 'data', 'images'].map((name) => ({
  resolve: 'gatsby-source-filesystem',
  options: {
    name,
    path: `${contentRoot()}/content/${name}`,
    ignore: name === 'blog' ? leftOut : [],
  },
}));

const siteUrl = process.env.GATSBY_SITE_URL?.replace(/\/$/, '');

type SitemapAnswer = Record<'all' | 'hidden', { nodes: { path: string }[] }>;

/** Options of gatsby-plugin-sitemap: all pages but those that hide themselves. */
const sitemap = (host: string) => ({
  output: '/',
  excludes: ['/blog/404.html'],
  query: `{
    all: allSitePage { nodes { path } }
    hidden: allLandingPage(filter: { indexed: { eq: false } }) { nodes { path: route } }
  }`,
  resolveSiteUrl: () => host,
  resolvePages: ({ all, hidden }: SitemapAnswer) =>
    all.nodes.filter(({ path }) => !hidden.nodes.some((page) => page.path === path)),
});

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  plugins: [
    // Makes a node of each file below content/.
    ...collections,
    // Cuts pictures into sizes and formats, as many as a query asks for.
    {
      resolve: 'gatsby-plugin-sharp',
      options: {
        defaults: { formats: ['webp', 'avif'], placeholder: 'none' },
        // Some phones write JPEGs that every viewer opens and libvips warns of: no build ends for that.
        failOn: 'none',
      },
    },
    // Gives picture files the field `childImageSharp`, through which queries ask for that.
    'gatsby-transformer-sharp',
    // Types of `gatsbyImageData`, and `getImage` and `getSrc` for `Picture`. Not here: `GatsbyImage`,
    // whose inline script and styles are left out of every page (gatsby-plugin-lean-pages), and `StaticImage`,
    // which needs Babel.
    'gatsby-plugin-image',
    // Compiles posts and legal texts. The build alone draws them (components/prose), so that readers
    // load no script for one.
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx'], mdxOptions } },
    // Follows plain links without loading a new document. Not here: the search page, whose policy
    // only a new document gets, and files, which are no pages.
    {
      resolve: 'gatsby-plugin-catch-links',
      options: { excludePattern: new RegExp(`(^${searchPage.path}|\\.\\w+)$`) },
    },
    // Ours.
    // Checks the content, and makes typed nodes of its YAML: `LandingPage` and `ContentData`.
    'gatsby-source-content',
    // Compiles with SWC and encodes pictures with less effort: seconds, and nothing in the pages.
    'gatsby-plugin-quick-build',
    // From here on the order counts: each adds to what the one before has left.
    // Writes public/ anew from Gatsby's output: flat names, scripts after the paint, only the rules
    // and data that a page can use.
    'gatsby-plugin-lean-pages',
    // Lists the pages that search engines may show. Full addresses need a host.
    ...(siteUrl ? [{ resolve: 'gatsby-plugin-sitemap', options: sitemap(siteUrl) }] : []),
    // Adds what else machines read: heads, cards, feed, search index, the editor, files for hosts.
    'gatsby-plugin-publish',
  ],
};

export default config;
