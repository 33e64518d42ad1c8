type Page = { url: string; excerpt: string; content: string; meta: Record<string, string> };
type Found = { results: { data: () => Promise<Page> }[] };

/** Pagefind's own pagefind.js, by the name the build gives it. */
export function createInstance(settings: object): {
  search: (words: string | null, options?: object) => Promise<Found>;
};
