import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { adminPolicy } from '../../deploy/policy';
import { adminPath } from '../../src/config/admin';
import { adminRepository } from '../../src/config/env';
import { writeAdmin } from './write-admin';

const root = process.cwd();
const publicDir = join(root, 'public');

/** Writes the editor beside the pages. */
export const onPostBuild: GatsbyNode['onPostBuild'] = () => {
  writeAdmin(root, publicDir, adminRepository);
};

/** Serves the editor while the site is being edited, with the fields as they are at that moment. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  app.get(adminPath, (_: IncomingMessage, response: ServerResponse, next: () => void) => {
    const hash = writeAdmin(root, publicDir, adminRepository);
    if (hash === undefined) {
      next();
      return;
    }
    response.setHeader('Content-Security-Policy', adminPolicy(hash));
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(readFileSync(join(publicDir, `${adminPath}.html`)));
  });
};
