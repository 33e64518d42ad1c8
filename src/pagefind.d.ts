/** The search engine that the build writes to public/pagefind; what of it we use. */
declare module '*/pagefind/pagefind.js' {
  type Result = {
    data(): Promise<{ raw_url: string; meta: { title: string }; excerpt: string }>;
  };

  type IndexOptions = { metaCacheTag: string };

  export type Pagefind = {
    filters(): Promise<unknown>;
    mergeIndex(path: string, options: IndexOptions): Promise<void>;
    search(words: string): Promise<{ results: Result[] }>;
  };

  export const createInstance: (
    options: IndexOptions & { basePath: string; noWorker: boolean },
  ) => Pagefind;
}
