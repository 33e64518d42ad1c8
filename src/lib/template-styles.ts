declare global {
  // Gatsby's list of files by chunk, as JSON.
  interface Window {
    ___chunkMapping: string;
  }
}

/**
 * Tells webpack that the sheets of all templates are there. Every document brings the rules it uses
 * (src/gatsby/output/used-styles.ts), so a visitor who goes on to another page needs no more.
 */
export function ownTemplateStyles({ ___chunkMapping, document }: Window): void {
  for (const file of ___chunkMapping.match(/\/[\w.-]+\.css/g) ?? []) {
    const mark = document.createElement('link');
    mark.rel = 'stylesheet';
    mark.dataset.href = file;
    document.head.append(mark);
  }
}
