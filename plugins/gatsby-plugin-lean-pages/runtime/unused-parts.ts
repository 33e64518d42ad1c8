// In place of parts of Gatsby's runtime that do nothing on this site, see webpack.ts.
export const headHandlerForBrowser = (): void => undefined;
export const grabMatchParams = (): object => ({});
/** Types of properties, which React checks in development only. */
export default { object: {}, string: {}, func: {}, element: {} };
