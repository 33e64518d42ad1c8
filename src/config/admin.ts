/** Address of the editor for those without git; GATSBY_ADMIN_REPOSITORY turns it on. */
export const adminPath = '/admin';

/**
 * Where its files lie: beside the document, as `gatsby develop` would take a folder of that name for
 * the address.
 */
export const adminFiles = '/admin-files';
