/** Around the list of posts. */
export const overviewWords = {
  posts: 'Beiträge',
  pages: 'Weitere Beiträge',
  newer: 'Neuere Beiträge',
  older: 'Ältere Beiträge',
  pageTitle: (title: string, page: number) => `${title} – Seite ${page}`,
};

/** Names the table of contents of a legal text for screen readers. */
export const contentsLabel = 'Inhalt';

/** @param date of a legal text, in words */
export const legalState = (date: string): string => `Stand: ${date}`;

/** Title of a post's page, as search engines show it. */
export const postTitle = (title: string, site: string): string => `${title} | ${site} Blog`;

/** Above a post that visitors do not see yet. */
export const onlyInPreview = 'Nur in der Vorschau';
