import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { writeDialoguesBeside } from '../output/dialogues-beside';
import { fileOfRoute, leftPages } from '../output/page-files';
import { type SearchIndex, beginSearchIndex } from '../output/search-index';
import { searchedRoutes } from '../output/searched-routes';
import { contentRoot } from '../read/content-root';
import { stateOf } from './gatsby-state';

type Args = Pick<NodePluginArgs, 'getNodesByType' | 'store'>;

/** What goes on beside Gatsby's work: begun as soon as possible, awaited by `onPostBuild`. */
let search: SearchIndex | undefined;
let dialogues: Promise<void> | undefined;

const publicDirOf = (args: Args): string => join(stateOf(args.store).program.directory, 'public');

/** Routes of the pages that can be found. */
const searched = (args: Args): string[] =>
  searchedRoutes(stateOf(args.store).pages.keys(), args.getNodesByType('LandingPage'));

/** Those of them whose data is what it was in the last build. */
function staying(args: Args): string[] {
  const { trackedQueries } = stateOf(args.store).queries;
  return searched(args).filter((route) => !trackedQueries.get(route)?.dirty);
}

const begin = (publicDir: string, routes: readonly string[]): SearchIndex =>
  beginSearchIndex(publicDir, leftPages(publicDir, routes));

/**
 * Begins the index of the search with the pages of the last build whose content is the same: to be
 * called once Gatsby knows all content, before it creates pages.
 */
export function beginSearch(args: Args): void {
  search ??= begin(publicDirOf(args), staying(args));
}

/**
 * Begins to write the dialogues, and begins the index again if other pages stay than was expected:
 * to be called once all pages have been created, of content that has been checked.
 */
export function goOnBeside(args: Args): void {
  if (dialogues) return;
  const publicDir = publicDirOf(args);
  const routes = staying(args);
  if (!search?.hasOnly(routes.map(fileOfRoute))) {
    search?.stop();
    search = begin(publicDir, routes);
  }
  dialogues = writeDialoguesBeside(contentRoot(), publicDir);
  // Who asks for them hears of it.
  dialogues.catch(() => undefined);
}

/**
 * Lets the index read the pages that Gatsby has made, and write.
 * @throws when nothing has been begun
 */
export function completeBeside(args: Args) {
  if (!search || !dialogues) throw new Error('Nothing was begun when the pages were created.');
  search.complete(searched(args).map(fileOfRoute));
  return { search, dialogues };
}
