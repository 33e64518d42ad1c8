/**
 * The addresses of this visit, in order, in memory only: a reload begins anew. They leave the browser
 * with a request, if the visitor lets them.
 */
export const trail: { pathname: string; search: string; title?: string }[] = [];
