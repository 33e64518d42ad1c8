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

/** Queries are run by the build; here every static query is the one of lib/use-site. */
export const graphql = (): undefined => undefined;

/**
 * The site's own data, as the build would put it in. Read when a component asks: most tests only
 * want a link, and all schemas of the content take longer to load than they run.
 */
export function useStaticQuery() {
  const { contentOf } = jest.requireActual<typeof import('./content')>('./content');
  return { site: { data: contentOf('site') }, navigation: { data: contentOf('navigation') } };
}
