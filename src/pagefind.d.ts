/** The search engine that the build writes to public/pagefind; what of it we use. */
declare module '*/pagefind/pagefind.js' {
  export type Result = {
    id: string;
    score: number;
    data(): Promise<{ raw_url: string; meta: { title: string }; excerpt: string }>;
  };

  export type Pagefind = {
    filters(): Promise<unknown>;
    search(words: string): Promise<{ results: Result[] }>;
  };

  export const createInstance: (options: {
    basePath: string;
    metaCacheTag: string;
    noWorker: boolean;
  }) => Pagefind;
}
