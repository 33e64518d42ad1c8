import type { AnchorHTMLAttributes } from 'react';
import { contentOf } from './content';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** Gatsby's Link as a plain link; the real one needs a router and a build. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

/** Queries are run by the build; here every static query is the one of lib/use-site. */
export const graphql = (): undefined => undefined;

/** The site's own data, as the build would put it in. */
export const useStaticQuery = () => ({
  site: { data: contentOf('site') },
  navigation: { data: contentOf('navigation') },
});
