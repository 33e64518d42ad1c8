import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { postFrontmatter } from '../../src/content-model/frontmatter';
import { slugOf } from '../../src/content-model/slug-of';
import { Failure } from '../cli/failure';
import { addressProblem } from './free-address';
import { cover } from './new-cover';
import { frontmatterOf, routeOfPost, scaffold } from '../../plugins/gatsby-source-content';

const earlier = z.object({ date: z.string(), author: z.string(), category: z.string() });

/** Longer addresses are cut off where they are shown. */
const longestSlug = 80;

/**
 * Makes the folder of a new post: valid frontmatter as a draft, and a cover drawn from its title.
 * @param root the repository's folder
 * @returns the post's file and address
 * @throws when the title is none or its address is taken
 */
export async function newPost(root: string, title: string, now: Date) {
  const slug = shortened(slugOf(title));
  if (slug === '') throw new Failure('Bitte den Titel angeben: npm run post:new -- "Titel"');
  const { error } = postFrontmatter.shape.title.safeParse(title);
  if (error)
    throw new Failure(`Der Titel „${title}“ ${error.issues[0]?.message ?? 'passt nicht'}.`);
  const folder = `content/blog/${slug}`;
  if (existsSync(join(root, folder)))
    throw new Failure(`Den Ordner ${folder} gibt es schon; bitte einen anderen Titel wählen.`);
  const wrong = addressProblem(root, routeOfPost(slug));
  if (wrong !== undefined) throw new Failure(`„${title}“: ${wrong}.`);
  const { author, category } = newestPost(root);
  const frontmatter = {
    title,
    excerpt: scaffold.excerpt,
    date: now.toISOString().slice(0, 10),
    draft: true,
    author,
    category,
    cover: `./${cover.file}`,
    coverAlt: cover.alt,
  };
  const source = `---\n${stringify(frontmatter, { lineWidth: 0 })}---\n\n${body}`;
  await appear(root, folder, async (made) => {
    writeFileSync(join(made, 'index.mdx'), source);
    await cover.draw(made, title);
  });
  return { file: `${folder}/index.mdx`, route: routeOfPost(slug) };
}

/** Ends a long address after a word. */
const shortened = (slug: string): string =>
  slug.length <= longestSlug
    ? slug
    : slug
        .slice(0, longestSlug + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, longestSlug);

/** Fills a folder elsewhere first: a running preview sees it with all files or not at all. */
async function appear(root: string, folder: string, fill: (made: string) => Promise<void>) {
  const made = join(root, '.local', `new-post-${process.pid}`);
  mkdirSync(made, { recursive: true });
  mkdirSync(dirname(join(root, folder)), { recursive: true });
  try {
    await fill(made);
    renameSync(made, join(root, folder));
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

const [first, heading, ...list] = scaffold.text;
const body = `${first}\n\n${heading}\n\n${list.join('\n')}\n`;

/** What a new post takes over: who writes here, and about what. */
function newestPost(root: string): z.output<typeof earlier> {
  const posts = readdirSync(join(root, 'content/blog')).flatMap((slug) => {
    const file = join(root, 'content/blog', slug, 'index.mdx');
    const { data } = earlier.safeParse(
      existsSync(file) ? frontmatterOf(readFileSync(file, 'utf8')) : undefined,
    );
    return data === undefined ? [] : [data];
  });
  const [newest] = posts.sort((a, b) => b.date.localeCompare(a.date));
  if (newest === undefined)
    throw new Failure('Es gibt noch keinen Beitrag, der als Vorlage dient.');
  return newest;
}
