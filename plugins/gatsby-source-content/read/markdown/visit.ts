/**
 * The visitor of Markdown trees; passed in because its package cannot be imported here directly.
 */
export type Visit = typeof import('unist-util-visit').visit;
