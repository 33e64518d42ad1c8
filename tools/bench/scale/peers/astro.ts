import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Contender, ours } from '../contenders';
import { extras, keptMarkdown, thenMarkdown, thenPublished, write } from './published';

/** The newest major versions; on Node 20, the last ones that run there. */
const versions =
  Number(process.versions.node.split('.')[0]) >= 22
    ? { astro: '7', mdx: '8' }
    : { astro: '5', mdx: '4' };

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

type Format = {
  name: string;
  text: Contender['text'];
  packages: readonly string[];
  config: string;
};

/** Astro with its content collections. */
const astroWith = ({ name, text, packages, config }: Format): Contender => ({
  name: `Astro ${versions.astro} mit ${name}`,
  async prepare(folder) {
    const { before, after } = surroundings(join(folder, '..', ours.name));
    write(folder, {
      'package.json': '{ "type": "module", "private": true }',
      'astro.config.mjs': config,
      'src/before.html': before,
      'src/after.html': after,
      'build.mjs': thenPublished('node_modules/.bin/astro', 'dist'),
      'markdown.mjs': thenMarkdown('dist'),
      'src/content.config.ts': `import { defineCollection, z } from 'astro:content';
import { glob } from 'astro/loaders';
const schema = ({ image }) => z.object({ title: z.string(), excerpt: z.string(), date: z.coerce.date(), cover: image(), coverAlt: z.string() });
export const collections = { blog: defineCollection({ loader: glob({ pattern: '*/${text}', base: './posts' }), schema }) };`,
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
    const added = [`astro@${versions.astro}`, 'sharp', ...packages, ...extras];
    const install = ['install', '--no-audit', '--no-fund', ...added];
    execFileSync('npm', install, { cwd: folder, stdio: 'ignore' });
  },
  posts: 'posts',
  text,
  build: ['build.mjs'],
  kept: ['dist', '.astro', 'node_modules/.astro', keptMarkdown],
  pages: {
    blog: 'dist/blog/index.html',
    post: 'dist/artikel/beitrag-00000/index.html',
    home: 'dist/index.html',
  },
});

/** Posts that may hold components, as ours may. */
export const astroMdx = astroWith({
  name: 'MDX',
  text: 'index.mdx',
  packages: [`@astrojs/mdx@${versions.mdx}`],
  config: `import mdx from '@astrojs/mdx';\nexport default { integrations: [mdx()] };`,
});

/** The same texts as plain Markdown, of which Astro makes no modules. */
export const astroMarkdown = astroWith({
  name: 'Markdown',
  text: 'index.md',
  packages: [],
  config: 'export default {};',
});
