import { readFile } from 'node:fs/promises';
import { basename, dirname, relative } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { DataOf } from '../../content-model/data';
import type { PostTeaser } from '../../content-model/post-teaser';
import { formatDate } from '../../content-model/calendar';
import { countWords, readingTime } from '../../lib/reading-time';
import type { AuthoredSection } from '../../sections/catalogue';
import { compiledText } from '../read/compiled-texts';
import { contentRoot } from '../read/content-root';
import { type TextPiece, piecesOf } from '../read/markdown/conversations';
import { insertionsOf } from '../read/insertions';
import { whyUnpublished } from '../read/publishing';
import { routeOfText } from '../read/routes';
import { contentData, referenceTargets } from '../resolve/data-layer';
import type { ContentNode, GraphqlContext, GraphqlInfo } from '../resolve/graphql';
import { postTeaser } from '../resolve/post-teaser';
import { resolveReferences } from '../resolve/resolve-references';
import { resolveSections } from '../resolve/resolve-section';
import { pictureAddresses, withPictures } from '../resolve/text-pictures';
import { typeDefinitions } from './type-definitions';

/**
 * Declares every type, so that an empty folder or a missing optional field cannot change the
 * schema.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefinitions);
};

type MdxNode = {
  id: string;
  internal: { contentFilePath: string };
  frontmatter: { date?: string | Date; updated?: string | Date; draft?: boolean };
};

type Resolver<Source, Result> = (
  source: Source,
  args: unknown,
  context: GraphqlContext,
  info: GraphqlInfo,
) => Result;

const sections: Resolver<{ sections: AuthoredSection[] }, Promise<unknown[]>> = (
  page,
  _args,
  context,
  info,
) => resolveSections(page.sections, context, info);

const teaser: Resolver<ContentNode, Promise<PostTeaser>> = (post, _args, context, info) =>
  postTeaser(post, context, info);

const text: Resolver<MdxNode, Promise<unknown>> = async (
  { internal: { contentFilePath } },
  _args,
  context,
  info,
) => {
  const source = await readFile(contentFilePath, 'utf8');
  const conversations = await contentData(context, 'conversations');
  const { html, headings, plainText } = await compiledText(
    contentRoot(),
    relative(contentRoot(), contentFilePath),
    source,
    insertionsOf(
      {
        conversations,
        site: await contentData(context, 'site'),
        packages: await contentData(context, 'packages'),
        'booking-plans': await contentData(context, 'booking-plans'),
        'third-parties': await contentData(context, 'third-parties'),
      },
      process.env,
    ),
  );
  const pieces = piecesOf(html);
  const words = [plainText, ...pieces.map((piece) => wordsOf(piece, conversations))].join(' ');
  const folder = folderOf(contentFilePath);
  const parts = await resolveReferences(
    await Promise.all(
      pieces.map(async (piece) =>
        'html' in piece
          ? { html: await withPictures(piece.html, folder, context, info) }
          : { chat: conversations[piece.conversation] },
      ),
    ),
    referenceTargets(context, info),
  );
  return { html, parts, headings, readTime: readingTime(countWords(words)) };
};

const pictures: Resolver<MdxNode, Promise<Record<string, string>>> = async (
  { internal: { contentFilePath } },
  _args,
  context,
  info,
) =>
  pictureAddresses(
    await readFile(contentFilePath, 'utf8'),
    folderOf(contentFilePath),
    context,
    info,
  );

const folderOf = (contentFilePath: string): string => basename(dirname(contentFilePath));

/** The frontmatter parser turns unquoted dates into Date objects. */
const dayOf = (date: string | Date): string => new Date(date).toISOString().slice(0, 10);

/** A post's date in words. */
function dateText(date: string | Date | undefined): string | null {
  return date ? formatDate(dayOf(date)) : null;
}

/** What is said in a conversation, which is read as well; nothing for other pieces. */
function wordsOf(piece: TextPiece, conversations: DataOf<'conversations'>): string {
  const messages = 'html' in piece ? [] : (conversations[piece.conversation]?.messages ?? []);
  return messages.map((message) => message.text).join(' ');
}

/** Adds what is computed from a node: resolved sections, texts as static HTML, teasers. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add({
    Query: {
      // A page that names its posts depends on these; with a filter, Gatsby has it depend on all.
      posts: {
        type: '[Mdx!]!',
        args: { ids: '[String!]!' },
        resolve: (_query: unknown, { ids }: { ids: string[] }, { nodeModel }: GraphqlContext) =>
          nodeModel.getNodesByIds({ ids, type: 'Mdx' }),
      },
    },
    LandingPage: {
      kinds: {
        type: '[String!]!',
        resolve: (page: { sections: AuthoredSection[] }) => page.sections.map(({ kind }) => kind),
      },
      sections: { type: 'JSON!', resolve: sections },
    },
    Mdx: {
      route: {
        type: 'String!',
        resolve: ({ internal: { contentFilePath } }: MdxNode) => routeOfText(contentFilePath),
      },
      day: {
        type: 'String',
        resolve: ({ frontmatter: { date } }: MdxNode) => date && dayOf(date),
      },
      dateText: {
        type: 'String',
        resolve: ({ frontmatter: { date } }: MdxNode) => dateText(date),
      },
      unpublished: {
        type: 'String',
        resolve: ({ frontmatter: { date, draft } }: MdxNode) =>
          date ? whyUnpublished({ date: dayOf(date), draft }, new Date()) : null,
      },
      updatedText: {
        type: 'String',
        resolve: ({ frontmatter: { updated } }: MdxNode) => dateText(updated),
      },
      text: { type: 'CompiledText!', resolve: text },
      pictures: { type: 'JSON!', resolve: pictures },
      teaser: { type: 'JSON!', resolve: teaser },
    },
  });
};
