import { writeDialoguesBeside } from '../output/dialogues-beside';
import { fileOfRoute, leftPages } from '../output/page-files';
import { type SearchIndex, beginSearchIndex } from '../output/search-index';
import { contentRoot } from '../read/content-root';

/** Of Gatsby's state: all pages, and the queries of theirs that have to run. */
type State = {
  pages: ReadonlyMap<string, unknown>;
  queries: { trackedQueries: ReadonlyMap<string, { dirty: number }> };
};

/** What goes on beside Gatsby's work: begun as soon as possible, awaited by `onPostBuild`. */
let search: SearchIndex | undefined;
let dialogues: Promise<void> | undefined;

/** Pages whose data is what it was in the last build. */
const staying = ({ pages, queries }: State): string[] =>
  [...pages.keys()].filter((route) => !queries.trackedQueries.get(route)?.dirty);

/**
 * Begins the index of the search with the pages of the last build whose content is the same.
 * @param state once Gatsby knows all content, before it creates pages
 */
export function beginSearch(publicDir: string, state: State): void {
  search ??= beginSearchIndex(publicDir, leftPages(publicDir, staying(state)));
}

/**
 * Begins to write the dialogues, and begins the index again if other pages stay than was expected.
 * @param state once all pages have been created, of content that has been checked
 */
export function goOnBeside(publicDir: string, state: State): void {
  if (dialogues) return;
  const routes = staying(state);
  if (!search?.hasOnly(routes.map(fileOfRoute))) {
    search?.stop();
    search = beginSearchIndex(publicDir, leftPages(publicDir, routes));
  }
  dialogues = writeDialoguesBeside(contentRoot(), publicDir);
  // Who asks for them hears of it.
  dialogues.catch(() => undefined);
}

/** @throws when nothing has been begun */
export function goingOnBeside() {
  if (!search || !dialogues) throw new Error('Nothing was begun when the pages were created.');
  return { search, dialogues };
}
