import { type BuiltPage, mainOf } from './built-page';
import { contentHash } from './content-hash';

/** A page, and where below public/ it may be. */
export type LeftPage = { file: string; places: readonly string[] };

/** What the process of the search index has to do: one after the other, with an answer to each. */
export type Task = { kind: 'read'; pages: readonly LeftPage[] } | { kind: 'write' };

/** What it has read so far, by file. */
export type Answer = { states: ReadonlyMap<string, string> };

/** A short name for all that Pagefind reads of a page. */
export const stateOf = ({ html }: BuiltPage): string => contentHash(mainOf(html));
