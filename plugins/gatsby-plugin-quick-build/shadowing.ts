import type { Configuration } from 'webpack';

/**
 * Takes out the resolver for themes, of which there are none: to every import it looks into the
 * folders of twenty plug-ins for a file that takes its place.
 */
export function leaveShadowingOut({ resolve = {} }: Configuration): void {
  resolve.plugins = (resolve.plugins ?? []).filter(
    (plugin) => plugin?.constructor.name !== 'GatsbyThemeComponentShadowingResolverPlugin',
  );
}
