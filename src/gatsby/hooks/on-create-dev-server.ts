import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { adminPolicy } from '../../../deploy/policy';
import { adminPath } from '../../config/admin';
import { adminRepository } from '../../config/env';
import { writeAdmin } from '../admin/write-admin';
import { answerUnchangedPages } from './answer-unchanged-pages';
import { stateOf } from './gatsby-state';
import { writeLeftPages } from './write-left-pages';

/**
 * Serves the editor while the site is being edited, with the fields as they are at that moment, and
 * sees to it that every page of the preview gets its data.
 */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = async ({
  app,
  emitter,
  store,
}) => {
  const { directory } = stateOf(store).program;
  const publicDir = join(directory, 'public');
  app.get(adminPath, (_: IncomingMessage, response: ServerResponse, next: () => void) => {
    const hash = writeAdmin(directory, publicDir, adminRepository);
    if (hash === undefined) {
      next();
      return;
    }
    response.setHeader('Content-Security-Policy', adminPolicy(hash));
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(readFileSync(join(publicDir, `${adminPath}.html`)));
  });
  answerUnchangedPages({ store, emitter });
  // Imported here, because it loads Gatsby's store, which only the preview needs from us.
  const { enqueueFlush } = await import('gatsby/dist/utils/page-data.js');
  setInterval(writeLeftPages(store, enqueueFlush), 1000).unref();
};
