import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { fileOfRoute } from '../html/file-of-route';
import { searchedRoutes } from '../output/searched-routes';
import { contentRoot } from '../read/content-root';
import { runBeside } from '../read/start-beside';
import { stateOf } from './gatsby-state';

type Args = Pick<NodePluginArgs, 'getNodesByType' | 'store'>;

const publicDirOf = (args: Args): string => join(stateOf(args.store).program.directory, 'public');

let dialogues: Promise<void> | undefined;

/** Begins to write the dialogues, of content that has been checked. */
export function beginDialogues(args: Args): void {
  dialogues ??= runBeside('src/gatsby/output/dialogue-process.ts', [
    contentRoot(),
    publicDirOf(args),
  ]);
}

/**
 * Resolves when the dialogues are written.
 * @throws when they could not be, or nobody has begun
 */
export async function dialoguesWritten(): Promise<void> {
  if (!dialogues) throw new Error('Nobody has begun to write the dialogues.');
  await dialogues;
}

/** Writes the indexes of the search, once all pages are in their places. */
export function writeSearch(args: Args): Promise<void> {
  const routes = searchedRoutes(
    stateOf(args.store).pages.keys(),
    args.getNodesByType('LandingPage'),
  );
  return runBeside(
    'src/gatsby/output/search-process.ts',
    [publicDirOf(args)],
    routes.map(fileOfRoute),
  );
}
