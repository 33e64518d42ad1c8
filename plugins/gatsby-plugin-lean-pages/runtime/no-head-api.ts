/** In place of Gatsby's `.cache/head/head-export-handler-for-browser.js`, see webpack.ts. */
export const headHandlerForBrowser = (): void => undefined;
