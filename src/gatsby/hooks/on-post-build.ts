import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { adminRepository, chatAgentSrc, siteUrl } from '../../config/env';
import { writeAdmin } from '../admin/write-admin';
import { writeChatFrame } from '../output/chat-frame';
import { writeDialogues } from '../output/dialogue-files';
import { finishPages } from '../output/finish-pages';
import { writeHostFiles } from '../output/host-files';
import { fileOfRoute, flatten } from '../output/page-files';
import { policiesOf } from '../output/policies';
import { writeSearchIndex } from '../output/search-index';
import { searchedRoutes } from '../output/searched-routes';
import { keptPageData, slimPageData } from '../output/slim-page-data';
import { takeOut } from '../output/unpublished';
import { drawCards } from '../publish/cards/draw-cards';
import { headsOf } from '../publish/heads';
import { keptFolder } from '../publish/kept-files';
import { publishFiles } from '../publish/publish-files';
import { readHistory } from '../publish/history';
import { readPublication } from '../publish/read-publication';
import { contentRoot } from '../read/content-root';
import { productsFile } from '../read/payable-products';
import { stateOf } from './gatsby-state';

/** Brings public/ into the shape the hosts serve. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const { store, graphql, reporter } = args;
  const { pages, program } = stateOf(store);
  const publicDir = join(program.directory, 'public');
  const files = flatten(publicDir, [...pages.keys()], join(program.directory, 'static'));
  slimPageData(publicDir, [...pages.keys()], join(program.directory, keptPageData));
  const keep = join(program.directory, keptFolder);
  const publication = await readPublication(graphql, [...pages.keys()]);
  const history = await readHistory(['content', 'static/video', productsFile]);
  if (history === undefined)
    reporter.info('Die Historie von git fehlt oder ist gekürzt: Die Sitemap nennt keine Daten.');
  const heads = headsOf(publication, siteUrl, history);
  const { hashes, cards } = finishPages(publicDir, files, heads);
  const searched = searchedRoutes(pages.keys(), args.getNodesByType('LandingPage'));
  await writeSearchIndex(publicDir, searched.map(fileOfRoute));
  writeDialogues(contentRoot(), publicDir);
  await drawCards(publicDir, cards, join(keep, 'cards'));
  await publishFiles(publicDir, publication, keep, siteUrl, history);
  writeChatFrame(publicDir, chatAgentSrc);
  const admin = writeAdmin(program.directory, publicDir, adminRepository);
  takeOut(publicDir, join(program.directory, '.cache/unpublished'));
  const policies = policiesOf(hashes, publication.site.video.embed, admin);
  writeHostFiles(publicDir, policies, publication.redirects);
};
