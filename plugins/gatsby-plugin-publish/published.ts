import type { Navigation, PersonEntry, Site } from '../../src/content-model/data';
import type {
  Answered,
  LegalFrontmatter,
  PostFrontmatter,
} from '../../src/content-model/frontmatter';
import type { Seo } from '../../src/content-model/primitives';
import type { Sources } from '../../src/content-model/sources';
import type { SectionKind, SectionOf } from '../../src/sections/catalogue';

/** A section as its component gets it, of any kind. */
export type AnySection = { [K in SectionKind]: SectionOf<K> & { kind: K } }[SectionKind];

/** A page of content/pages. */
export type SectionPage = {
  type: 'page';
  route: string;
  seo: Seo;
  indexed: boolean;
  sections: AnySection[];
};

/** What is told of a post beside its text. Dates are ISO days. */
export type Post = Pick<
  Answered<PostFrontmatter>,
  'title' | 'excerpt' | 'category' | 'author' | 'date'
> & {
  type: 'post';
  route: string;
  file: string;
  /** Its text, compiled; pictures and conversations still stand in for themselves. */
  html: string;
  description: string;
  updated: string | undefined;
  /** Its cover on disk, with what it looks like. */
  cover: { absolutePath: string; internal: { contentDigest: string } } | undefined;
  /** Addresses of the pictures beside it, by file name. */
  pictures: Readonly<Record<string, string>>;
};

/** A legal text. */
export type Legal = Pick<LegalFrontmatter, 'title' | 'description'> & {
  type: 'legal';
  route: string;
  file: string;
};

/** A page that code makes, such as a list of posts. */
type CodePage = {
  type: 'code';
  route: string;
};

/** A page that search engines, readers and networks may know. */
export type Published = SectionPage | Post | Legal | CodePage;

/** What is the same for all pages. */
export type Facts = { site: Site; navigation: Navigation; authors: PersonEntry[] };

/** What feeds, search engines and language models are told about the site. */
export type Publication = Facts & {
  pages: Published[];
  /** Newest first. */
  posts: Post[];
  redirects: Sources['redirects'];
  /** Nothing where no consultations can be booked. */
  appointments: Sources['appointments'] | undefined;
  /** Those that posts show. */
  conversations: Sources['conversations'];
};

/** Whether search engines may show a page. */
export const isIndexed = (page: Published): boolean =>
  page.type !== 'page' || page.indexed;

/** Address of a page's card. */
export const cardPath = (route: string): string => `/og${route === '/' ? '/index' : route}.png`;

/** Address of a page as Markdown. */
export const markdownPath = (route: string): string => `${route === '/' ? '/index' : route}.md`;
