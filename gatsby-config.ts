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
    ...collections,
    {
      resolve: 'gatsby-plugin-sharp',
      options: { defaults: { formats: ['auto', 'webp', 'avif'], placeholder: 'none' } },
    },
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx'] } },
    'gatsby-plugin-react-helmet',
    // The search page has a policy of its own, which only a new document gets; files are no pages.
    {
      resolve: 'gatsby-plugin-catch-links',
      options: { excludePattern: new RegExp(`(^${searchPage.path}|\\.\\w+)$`) },
    },
  ],
};

export default config;
