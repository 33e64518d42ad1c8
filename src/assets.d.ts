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
    location: { hash: string };
    /** Tells of every way to another place. */
    listen: (listener: (update: { action: string }) => void) => unknown;
    navigate: (to: string) => Promise<void>;
  };
}
