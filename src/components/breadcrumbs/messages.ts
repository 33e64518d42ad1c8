/** Names the breadcrumbs for screen readers. */
export const wayLabel = 'Sie sind hier';
