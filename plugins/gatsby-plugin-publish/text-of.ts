const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** The words of a piece of a finished document, without breaks that only layouts need. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>|\u00ad|&shy;/g, '')
    .replace(/&[#\w]+;/g, (name) => entities[name] ?? name)
    .trim();
