import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { chatAgentSrc, siteUrl } from '../../src/config/env';
import { drawCards } from './cards/draw-cards';
import { cacheFolder, fileCache } from './file-cache';
import { cleanPictures } from './files/clean-pictures';
import { writeGuided } from './guided-files';
import { headsOf, writeHeads } from './heads';
import { readHistory } from './history';
import { writeChatFrame } from './hosts/chat-frame';
import { writeHostFiles } from './hosts/host-files';
import { adminHash, inlineHashes } from './hosts/inline-hashes';
import { policiesOf } from './hosts/policies';
import { publishFiles } from './publish-files';
import { readPublication } from './read-publication';
import { searchedRoutes } from './search/searched-routes';
import { writeSearchIndex } from './search/search-index';
import { fileOfRoute } from '../gatsby-plugin-lean-pages';
import { contentRoot, productsFile } from '../gatsby-source-content';

const root = process.cwd();

/** Adds to the finished site what machines read; the files for hosts come last, as they name all others. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({
  store,
  graphql,
  getNodesByType,
  reporter,
}) => {
  const { pages }: { pages: ReadonlyMap<string, unknown> } = store.getState();
  const routes = [...pages.keys()];
  const publicDir = join(root, 'public');
  const cache = fileCache(join(root, cacheFolder));
  const publication = await readPublication(graphql, routes);
  const history = await readHistory(['content', 'static/video', productsFile]);
  if (history === undefined)
    reporter.info('Die Historie von git fehlt oder ist gekürzt: Die Sitemap nennt keine Daten.');
  const files = routes.map(fileOfRoute);
  const cards = writeHeads(publicDir, files, headsOf(publication, siteUrl, history));
  const searched = searchedRoutes(routes, getNodesByType('LandingPage'));
  await writeSearchIndex(publicDir, searched.map(fileOfRoute));
  writeGuided(contentRoot(), publicDir);
  await drawCards(publicDir, cards, cache);
  await publishFiles(publicDir, publication, cache, siteUrl, history);
  cache.forgetOthers();
  await cleanPictures(publicDir);
  if (chatAgentSrc) writeChatFrame(publicDir, chatAgentSrc);
  const hashes = inlineHashes(publicDir, files);
  const policies = policiesOf(hashes, publication.site.video.embed, adminHash(publicDir));
  writeHostFiles(publicDir, policies, publication.redirects);
};
