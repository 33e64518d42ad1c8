// In place of parts of Gatsby's runtime that do nothing on this site, see webpack.ts.
export const headHandlerForBrowser = (): void => undefined;
export const grabMatchParams = (): object => ({});

/** Of `prop-types`, and a page that somebody draws by hand. */
const type = { isRequired: undefined };
export default { element: type, func: type, object: type, string: type };
