import { config as loadEnvFile } from 'dotenv';
import type { GatsbyConfig } from 'gatsby';
import { searchPage } from './src/config/search-page';
import { contentRoot } from './src/gatsby/read/content-root';
import { unpublishedPosts } from './src/gatsby/read/publishing';

// Real environment variables win: dotenv never overwrites what is already set.
loadEnvFile({ path: `.env.${process.env.NODE_ENV ?? 'development'}`, quiet: true });
loadEnvFile({ path: '.env', quiet: true });

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

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  plugins: [
    // Makes a node of each file below content/; YAML and drawings need no plugin, only ours.
    ...collections,
    // Cuts pictures into sizes and formats, as many as a query asks for.
    {
      resolve: 'gatsby-plugin-sharp',
      options: { defaults: { formats: ['auto', 'webp', 'avif'], placeholder: 'none' } },
    },
    // Gives picture files the field `childImageSharp`, through which queries ask for that.
    'gatsby-transformer-sharp',
    // Types of `gatsbyImageData`, and `getImage` and `getSrc` for `Picture`. Not here: `GatsbyImage`,
    // whose inline script and styles are left out of every page (onPreRenderHTML), and `StaticImage`,
    // which needs Babel.
    'gatsby-plugin-image',
    // Makes an Mdx node of each text and reads its front matter. Not here: its compiler. A text with
    // its components becomes HTML while the site is built (src/gatsby/read/markdown), so that
    // readers load no script for it.
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx'] } },
    // Writes title and description of `Seo` into the HTML. In the build only: in the browser
    // src/lib/static-markup.ts takes them from the next page's document, without Helmet's script.
    'gatsby-plugin-react-helmet',
    // Follows links in texts without loading a new document. Not here: the search page, whose policy
    // only a new document gets, and files, which are no pages.
    {
      resolve: 'gatsby-plugin-catch-links',
      options: { excludePattern: new RegExp(`(^${searchPage.path}|\\.\\w+)$`) },
    },
  ],
};

export default config;
