/** Stands on everything made up to show the product. */
export const exampleWord = 'Beispiel';
