import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { routeOfFile } from '../plugins/gatsby-plugin-lean-pages';
import { differsInNumber, htmlFiles } from '../plugins/gatsby-plugin-publish';

/** Address of every page of a built site that looks like no other. @throws Error when nothing is built */
export function builtRoutes(publicDir: string): string[] {
  if (!existsSync(join(publicDir, 'index.html')))
    throw new Error(`${publicDir} ist leer. Bauen Sie die Website zuerst: npm run build`);
  return htmlFiles(publicDir)
    .map(routeOfFile)
    .filter((route) => !differsInNumber(route));
}
