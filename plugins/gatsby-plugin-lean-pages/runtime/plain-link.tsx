import type { AnchorHTMLAttributes } from 'react';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/**
 * In place of `gatsby-link`, see webpack.ts: a link that gatsby-plugin-catch-links follows, as it does those of
 * static parts. Its page is fetched when it is pointed at (navigation.ts).
 */
export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

export const navigate = (...to: Parameters<Window['___navigate']>): void =>
  window.___navigate(...to);

/** The site is at the root of its host. */
export const withPrefix = (path: string): string => path;
export const withAssetPrefix = withPrefix;

export const parsePath = (path: string): Pick<URL, 'pathname' | 'search' | 'hash'> =>
  new URL(path, window.location.origin);
