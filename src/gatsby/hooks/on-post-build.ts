import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { adminRepository, chatAgentSrc, siteUrl } from '../../config/env';
import { writeAdmin } from '../admin/write-admin';
import { writeChatFrame } from '../output/chat-frame';
import { fileOfRoute } from '../html/file-of-route';
import { writeDialogues } from '../output/dialogue-files';
import { finishSite } from '../output/finish-site';
import { writeHostFiles } from '../output/host-files';
import { inlineHashes } from '../output/inline-hashes';
import { policiesOf } from '../output/policies';
import { writeSearchIndex } from '../output/search-index';
import { searchedRoutes } from '../output/searched-routes';
import { setRawAside } from '../output/site-folders';
import { drawCards } from '../publish/cards/draw-cards';
import { headsOf } from '../publish/heads';
import { cacheFolder } from '../publish/file-cache';
import { publishFiles } from '../publish/publish-files';
import { readHistory } from '../publish/history';
import { readPublication } from '../publish/read-publication';
import { writeHeads } from '../publish/write-heads';
import { contentRoot } from '../read/content-root';
import { productsFile } from '../read/payable-products';
import { stateOf } from './gatsby-state';

/** Brings public/ into the shape the hosts serve. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const { store, graphql, reporter } = args;
  const { pages, program } = stateOf(store);
  const publicDir = join(program.directory, 'public');
  const routes = [...pages.keys()];
  const raw = setRawAside(program.directory);
  const files = finishSite(raw, publicDir, join(program.directory, 'static'), routes);
  const keep = join(program.directory, cacheFolder);
  const publication = await readPublication(graphql, routes);
  const history = await readHistory(['content', 'static/video', productsFile]);
  if (history === undefined)
    reporter.info('Die Historie von git fehlt oder ist gekürzt: Die Sitemap nennt keine Daten.');
  const cards = writeHeads(publicDir, files, headsOf(publication, siteUrl, history));
  const searched = searchedRoutes(routes, args.getNodesByType('LandingPage'));
  await writeSearchIndex(publicDir, searched.map(fileOfRoute));
  writeDialogues(contentRoot(), publicDir);
  await drawCards(publicDir, cards, join(keep, 'cards'));
  await publishFiles(publicDir, publication, keep, siteUrl, history);
  writeChatFrame(publicDir, chatAgentSrc);
  const admin = writeAdmin(program.directory, publicDir, adminRepository);
  const policies = policiesOf(inlineHashes(publicDir, files), publication.site.video.embed, admin);
  writeHostFiles(publicDir, policies, publication.redirects);
};
