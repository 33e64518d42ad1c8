/** A page of the build: its file below public/, and its HTML. */
export type BuiltPage = { file: string; html: string };

/** What stands in the main part of a page. */
export const mainOf = (html: string): string =>
  /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';

/** A tag with its attributes, as React and rehype write them: values in double quotes. */
export const openingTag = /<[a-z][\w-]*(?:\s+[^\s"'=<>/]+(?:="[^"]*")?)*\s*\/?>/g;
