import type { AnchorHTMLAttributes } from 'react';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** Gatsby's Link as a plain link; the real one needs a router and a build. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

/** Goes nowhere; tests look at what it was called with. */
export const navigate = jest.fn<undefined, [string]>();
