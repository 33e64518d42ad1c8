/**
 * The frontmatter of an MDX file as YAML source, padded so that its lines keep their numbers.
 * @returns an empty document when the file has no frontmatter
 */
export function splitFrontmatter(source: string): string {
  const match = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(source);
  return match === null ? '' : `\n${match[1] ?? ''}`;
}
