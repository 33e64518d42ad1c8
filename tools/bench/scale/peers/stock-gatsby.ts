import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Contender } from '../contenders';
import { keptMarkdown, thenMarkdown, thenPublished, write } from './published';

const gatsbyPicture = (width: number) =>
  `childImageSharp { gatsbyImageData(width: ${width}, layout: CONSTRAINED, formats: [AUTO, WEBP, AVIF], placeholder: NONE) }`;

/** Gatsby with gatsby-plugin-mdx as its documentation shows it; our packages. */
export const stockGatsby: Contender = {
  name: 'Gatsby mit gatsby-plugin-mdx',
  async prepare(folder) {
    write(folder, {
      'package.json': '{ "name": "stock", "private": true, "dependencies": { "gatsby": "*" } }',
      'build.mjs': thenPublished('node_modules/gatsby/cli.js', 'public'),
      'markdown.mjs': thenMarkdown('public'),
      'gatsby-config.js': `module.exports = { plugins: [
  { resolve: 'gatsby-source-filesystem', options: { name: 'blog', path: __dirname + '/posts' } },
  'gatsby-plugin-sharp', 'gatsby-transformer-sharp', 'gatsby-plugin-image', 'gatsby-plugin-mdx',
] };`,
      'gatsby-node.js': `const { basename, dirname, resolve } = require('node:path');
exports.createPages = async ({ graphql, actions }) => {
  const { data } = await graphql('{ allMdx { nodes { id internal { contentFilePath } } } }');
  const posts = data.allMdx.nodes;
  for (const { id, internal: { contentFilePath } } of posts) actions.createPage({
    path: '/artikel/' + basename(dirname(contentFilePath)),
    component: resolve('src/templates/post.jsx') + '?__contentFilePath=' + contentFilePath,
    context: { id },
  });
  for (let skip = 0; skip < posts.length; skip += 12) actions.createPage({
    path: skip === 0 ? '/blog' : '/blog/' + (skip / 12 + 1),
    component: resolve('src/templates/blog.jsx'),
    context: { skip },
  });
};`,
      'src/pages/index.jsx': `import * as React from 'react';\nexport default function Start() { return <h1>Start</h1>; }`,
      'src/templates/post.jsx': `import * as React from 'react';
import { graphql } from 'gatsby';
import { GatsbyImage } from 'gatsby-plugin-image';
export default function Post({ data: { mdx }, children }) { return <article data-pagefind-body><h1>{mdx.frontmatter.title}</h1>
  <GatsbyImage image={mdx.frontmatter.cover.childImageSharp.gatsbyImageData} alt={mdx.frontmatter.coverAlt} />{children}</article>; }
export const query = graphql\`query ($id: String!) { mdx(id: { eq: $id }) { frontmatter { title coverAlt cover { ${gatsbyPicture(1200)} } } } }\`;`,
      'src/templates/blog.jsx': `import * as React from 'react';
import { graphql } from 'gatsby';
import { GatsbyImage } from 'gatsby-plugin-image';
export default function Blog({ data }) { return data.allMdx.nodes.map(({ id, frontmatter: post }) => <div key={id}>
  <GatsbyImage image={post.cover.childImageSharp.gatsbyImageData} alt={post.coverAlt} /><h2>{post.title}</h2><p>{post.excerpt}</p></div>); }
export const query = graphql\`query ($skip: Int!) { allMdx(sort: { frontmatter: { date: DESC } }, limit: 12, skip: $skip) {
  nodes { id frontmatter { title excerpt coverAlt cover { ${gatsbyPicture(640)} } } } } }\`;`,
    });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  },
  posts: 'posts',
  text: 'index.mdx',
  build: ['build.mjs'],
  kept: ['public', '.cache', keptMarkdown],
  pages: {
    blog: 'public/blog/index.html',
    post: 'public/artikel/beitrag-00000/index.html',
    home: 'public/index.html',
  },
};
