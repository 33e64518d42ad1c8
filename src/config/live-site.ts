/**
 * What parts with behaviour need of content/data/site.yaml: visitors load nothing else of it
 * (plugins/gatsby-plugin-lean-pages/page-data.ts).
 */
export const liveSiteKeys = ['contact', 'external', 'vat', 'vatOnline', 'chatAgent'] as const;
