type Page = { url: string; excerpt: string; content: string; meta: Record<string, string> };

/** Pagefind's own pagefind.js, by the name the build gives it. */
export function search(
  words: string | null,
  options?: object,
): Promise<{
  results: { data: () => Promise<Page> }[];
}>;
