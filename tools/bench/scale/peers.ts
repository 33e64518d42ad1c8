import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { type Contender, ours } from './contenders';

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** The newest major version; on Node 20, the last one that runs there. */
const astroVersion = Number(process.versions.node.split('.')[0]) >= 22 ? '7' : '5';

/** A search, and posts as Markdown for machines, are part of the work; with the versions of this project. */
const extras = [
  ...['pagefind', 'unified', 'rehype-parse'],
  ...['rehype-remark', 'remark-gfm', 'remark-stringify'],
];
const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** A program that builds a site, and then its search index and the Markdown of its posts at once. */
const thenPublished = (
  program: string,
  site: string,
) => `import { execFileSync, spawn } from 'node:child_process';
execFileSync(process.execPath, ['${program}', 'build'], { stdio: 'inherit' });
for (const args of [['node_modules/pagefind/lib/runner/bin.cjs', '--site', '${site}'], ['markdown.mjs']])
  spawn(process.execPath, args, { stdio: 'inherit' }).on('exit', (code) => { process.exitCode ||= code ?? 1; });
`;

const keptMarkdown = 'markdown';

/** Writes each post as Markdown beside its page, made once for each state of it, as ours is. */
const thenMarkdown = (site: string) => `import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { unified } from 'unified';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
const processor = unified().use(rehypeParse, { fragment: true }).use(rehypeRemark).use(remarkGfm).use(remarkStringify).freeze();
const folder = '${site}/artikel/';
mkdirSync('${keptMarkdown}', { recursive: true });
for (const name of readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.html'))) {
  const [, text = ''] = /<(?:main|article)[^>]*>([\\s\\S]*)<\\/(?:main|article)>/.exec(readFileSync(folder + name, 'utf8')) ?? [];
  const kept = '${keptMarkdown}/' + createHash('sha1').update(text).digest('hex');
  if (!existsSync(kept)) writeFileSync(kept, String(await processor.process(text)));
  copyFileSync(kept, folder + name.replace(/html$/, 'md'));
}
`;

/** Covers in the sizes and formats this project makes of them. */
const astroPicture = (widths: string, sizes: string) =>
  `<Picture src={post.data.cover} alt={post.data.coverAlt} widths={[${widths}]} sizes="${sizes}" formats={['avif', 'webp']} />`;

/**
 * What stands before and after the text of a page of ours, with styles, menus and footer: theirs are as large.
 * @param built folder of this project's build in the bench, which comes first
 */
function surroundings(built: string): { before: string; after: string } {
  const html = readFileSync(join(built, ours.pages.post), 'utf8');
  const [before = '', rest = ''] = html.split(/<main[^>]*>/);
  const [, after = ''] = rest.split('</main>');
  if (after === '') throw new Error(`${ours.pages.post} has no <main>.`);
  return { before, after };
}

/** Astro with its content collections; the same posts, as Markdown. */
export const astro: Contender = {
  name: `Astro ${astroVersion}`,
  async prepare(folder) {
    const { before, after } = surroundings(join(folder, '..', ours.name));
    write(folder, {
      'package.json': '{ "type": "module", "private": true }',
      'src/before.html': before,
      'src/after.html': after,
      'build.mjs': thenPublished('node_modules/.bin/astro', 'dist'),
      'markdown.mjs': thenMarkdown('dist'),
      'src/content.config.ts': `import { defineCollection, z } from 'astro:content';
import { glob } from 'astro/loaders';
const schema = ({ image }) => z.object({ title: z.string(), excerpt: z.string(), date: z.coerce.date(), cover: image(), coverAlt: z.string() });
export const collections = { blog: defineCollection({ loader: glob({ pattern: '*/index.md', base: './posts' }), schema }) };`,
      'src/pages/index.astro':
        '<html lang="de"><head><title>Start</title></head><body><h1>Start</h1></body></html>',
      'src/pages/blog/[...page].astro': `---
import { getCollection } from 'astro:content';
import { Picture } from 'astro:assets';
import before from '../../before.html?raw';
import after from '../../after.html?raw';
export async function getStaticPaths({ paginate }) {
  const posts = await getCollection('blog');
  return paginate(posts.sort((a, b) => b.data.date - a.data.date), { pageSize: 12 });
}
const { page } = Astro.props;
---
<Fragment set:html={before} /><main><h1>Blog</h1>
{page.data.map((post) => <a href={'/artikel/' + post.id}>${astroPicture('160, 320, 640, 1280', '640px')}<h2>{post.data.title}</h2><p>{post.data.excerpt}</p></a>)}
{page.url.next && <a href={page.url.next}>Älter</a>}
</main><Fragment set:html={after} />`,
      'src/pages/artikel/[...slug].astro': `---
import { getCollection, render } from 'astro:content';
import { Picture } from 'astro:assets';
import before from '../../before.html?raw';
import after from '../../after.html?raw';
export async function getStaticPaths() {
  return (await getCollection('blog')).map((post) => ({ params: { slug: post.id }, props: { post } }));
}
const { post } = Astro.props;
const { Content, headings } = await render(post);
---
<Fragment set:html={before} /><main data-pagefind-body><h1>{post.data.title}</h1>
${astroPicture('300, 600, 1200', '1200px')}
<ul>{headings.map(({ slug, text }) => <li><a href={'#' + slug}>{text}</a></li>)}</ul><Content /></main><Fragment set:html={after} />`,
    });
    const added = extras.map((name) => `${name}@${dependencies[name] ?? 'latest'}`);
    const packages = [`astro@${astroVersion}`, 'sharp', ...added];
    const install = ['install', '--no-audit', '--no-fund', ...packages];
    execFileSync('npm', install, { cwd: folder, stdio: 'ignore' });
  },
  posts: 'posts',
  text: 'index.md',
  build: ['build.mjs'],
  kept: ['dist', '.astro', 'node_modules/.astro', keptMarkdown],
  pages: {
    blog: 'dist/blog/index.html',
    post: 'dist/artikel/beitrag-00000/index.html',
    home: 'dist/index.html',
  },
};

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
