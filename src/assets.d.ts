declare module '*.module.css' {
  const classes: Record<string, string>;
  export = classes;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '*.css';

/** Gatsby's fork brings no types. */
declare module '@gatsbyjs/reach-router' {
  export const globalHistory: {
    listen: (listener: (update: unknown) => void) => unknown;
    /** From the click that leads to a new page until that has been drawn; not after "Back". */
    readonly transitioning: boolean;
  };
}
