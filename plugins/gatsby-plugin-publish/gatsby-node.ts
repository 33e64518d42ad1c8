import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { parse } from 'node-html-parser';
import { adminRepository, chatAgentSrc, siteUrl } from '../../src/config/env';
import { searchPage } from '../../src/config/search-page';
import { writeAdmin } from './admin';
import { fileOfRoute, textOf } from './built-page';
import { writeCard } from './cards/card';
import { chatFrame, chatFrameFile } from './chat-frame';
import { writeWhole } from './disk';
import { feed } from './feed';
import { headTags } from './heads';
import { hostHeaders, hostRedirects, refuseInlineScripts, refuseUnhashed } from './hosts';
import { cardPath, isIndexed, readPublication } from './publication';
import { writeSearchIndex } from './search/search-index';
import { filesIn } from '../gatsby-plugin-lean-pages';
import { codePages, contentRoot, guidedFiles } from '../gatsby-source-content';

const publicDir = join(process.cwd(), 'public');

/** Lists of posts say nothing that is not in their posts. */
const isSearched = (route: string): boolean =>
  route !== searchPage.path &&
  route !== codePages.blog &&
  !route.startsWith(`${codePages.blog}/seite/`);

/** Adds to the finished site what machines read; the files for hosts come last. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store, graphql, cache }) => {
  const { pages }: { pages: ReadonlyMap<string, unknown> } = store.getState();
  const routes = [...pages.keys()];
  const publication = await readPublication(graphql);
  const { site, navigation, posts } = publication;
  const write = (name: string, text: string): void => writeWhole(join(publicDir, name), text);

  for (const route of routes) {
    const file = fileOfRoute(publicDir, route);
    const html = readFileSync(join(publicDir, file), 'utf8');
    refuseInlineScripts(file, html);
    const page = parse(html);
    const description = page.querySelector('meta[name="description"]')?.getAttribute('content');
    const heading = textOf(page.querySelector('h1'));
    const said = {
      title: textOf(page.querySelector('title')),
      description: description ?? '',
      heading,
    };
    const tags = headTags(route, said, publication, siteUrl);
    writeFileSync(
      join(publicDir, file),
      html.replace('</head>', () => `${tags}</head>`),
    );
    if (siteUrl === undefined || !isIndexed(route, publication)) continue;
    const post = posts.find((each) => each.route === route);
    const menu = navigation.menus.find(({ links }) => links.some(({ to }) => to === route));
    const kicker = post?.category ?? menu?.label ?? site.tagline;
    const card = { kicker, title: heading, site: site.name, cover: post?.cover ?? null };
    await writeCard(join(publicDir, cardPath(route)), card, cache.directory);
  }

  const found = routes.filter((route) => isSearched(route) && isIndexed(route, publication));
  writeSearchIndex(publicDir, found, join(cache.directory, 'searched'));
  // What the assistants say and ask: none of that is a page.
  for (const [id, conversation] of guidedFiles(contentRoot()))
    write(`guided/${id}.json`, JSON.stringify(conversation));
  if (publication.appointments)
    write(
      'appointments.json',
      // Why a day is left out is the agency's business.
      JSON.stringify(publication.appointments, (key, value: unknown) =>
        key === 'reason' ? undefined : value,
      ),
    );
  const map = siteUrl === undefined ? '' : `\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
  write('robots.txt', `User-agent: *\nDisallow:\n${map}`);
  if (siteUrl !== undefined) write('feed.xml', feed(publicDir, publication, siteUrl));
  if (chatAgentSrc) write(chatFrameFile, chatFrame(chatAgentSrc));
  if (adminRepository) await writeAdmin(publicDir, adminRepository, publication.authors);
  refuseUnhashed(filesIn(publicDir).map((file) => `/${file}`));
  write('_headers', hostHeaders(site.video.embed));
  write('_redirects', hostRedirects(publication.redirects));
};
