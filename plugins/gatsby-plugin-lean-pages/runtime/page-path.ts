declare global {
  // Gatsby's runtime opens this path when the browser's address is another one.
  interface Window {
    pagePath?: string | undefined;
  }
}

/** Gives Gatsby's runtime the path a built page names as data (gatsby-ssr.tsx of this plugin). */
export function readPagePath(window: Window): void {
  const named = window.document.getElementById('page-path');
  if (named) window.pagePath = named.dataset.path;
}
