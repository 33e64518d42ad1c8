import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { adminRepository, chatAgentSrc, siteUrl } from '../../config/env';
import { writeAdmin } from '../admin/write-admin';
import { writeChatFrame } from '../output/chat-frame';
import { finishPages } from '../output/finish-pages';
import { writeHostFiles } from '../output/host-files';
import { flatten } from '../output/page-files';
import { policiesOf } from '../output/policies';
import { keptPageData, slimPageData } from '../output/slim-page-data';
import { takeOut } from '../output/unpublished';
import { drawCards } from '../publish/cards/draw-cards';
import { headsOf } from '../publish/heads';
import { cacheFolder } from '../publish/file-cache';
import { publishFiles } from '../publish/publish-files';
import { readHistory } from '../publish/history';
import { readPublication } from '../publish/read-publication';
import { productsFile } from '../read/payable-products';
import { dialoguesWritten, writeSearch } from './beside';
import { stateOf } from './gatsby-state';
import { tidyUp } from './tidy-up';

/** Brings public/ into the shape the hosts serve. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const { store, graphql, reporter } = args;
  // Gatsby's workers are about to end.
  await tidyUp();
  const { pages, program } = stateOf(store);
  const publicDir = join(program.directory, 'public');
  const files = flatten(publicDir, [...pages.keys()], join(program.directory, 'static'));
  const search = writeSearch(args);
  slimPageData(publicDir, [...pages.keys()], join(program.directory, keptPageData));
  const keep = join(program.directory, cacheFolder);
  const publication = await readPublication(graphql, [...pages.keys()]);
  const history = await readHistory(['content', 'static/video', productsFile]);
  if (history === undefined)
    reporter.info('Die Historie von git fehlt oder ist gekürzt: Die Sitemap nennt keine Daten.');
  const heads = headsOf(publication, siteUrl, history);
  const { hashes, cards } = finishPages(publicDir, files, heads);
  await Promise.all([
    search,
    dialoguesWritten(),
    drawCards(publicDir, cards, join(keep, 'cards')),
    publishFiles(publicDir, publication, keep, siteUrl, history),
  ]);
  writeChatFrame(publicDir, chatAgentSrc);
  const admin = writeAdmin(program.directory, publicDir, adminRepository);
  takeOut(publicDir, join(program.directory, '.cache/unpublished'));
  const policies = policiesOf(hashes, publication.site.video.embed, admin);
  writeHostFiles(publicDir, policies, publication.redirects);
};
