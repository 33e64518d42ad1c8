declare global {
  // Addresses of the sheets of all templates (finish/scripts-after-paint.ts); missing when their
  // script has failed to load. Gatsby would have files by chunk here.
  interface Window {
    ___chunkMapping?: string;
  }
}

/**
 * Tells webpack that the sheets of all templates are there. Every document brings the rules it uses
 * (finish/used-styles.ts), so a visitor who goes on to another page needs no more.
 */
export function ownTemplateStyles(window: Window): void {
  const { document } = window;
  // Gatsby's loader looks into it without asking.
  window.___chunkMapping ??= '';
  for (const file of window.___chunkMapping.match(/\S+/g) ?? []) {
    const mark = document.createElement('link');
    mark.rel = 'stylesheet';
    mark.dataset.href = file;
    document.head.append(mark);
  }
}
