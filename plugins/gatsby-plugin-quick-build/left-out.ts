import type { Configuration } from 'webpack';

const isNamed = (plugin: unknown, name: string): boolean =>
  typeof plugin === 'object' && plugin?.constructor.name === name;

/**
 * Development puts the style sheets of all templates into one, whose order it complains about fifty
 * times; what visitors get has one for each.
 */
export function ignoreOrderOfStyles({ plugins = [] }: Configuration): void {
  for (const plugin of plugins)
    if (plugin && isNamed(plugin, 'MiniCssExtractPlugin') && 'options' in plugin)
      Object.assign(Object(plugin.options), { ignoreOrder: true });
}

/**
 * Takes out Gatsby's linter: more than a second of every start, and it asks for less than our own
 * rules (`npm test -- lint`).
 */
export function leaveLinterOut(config: Configuration): void {
  config.plugins = (config.plugins ?? []).filter(
    (plugin) => !isNamed(plugin, 'ESLintWebpackPlugin'),
  );
}

/**
 * Takes out the resolver for themes, of which there are none: to every import it looks into the
 * folders of twenty plug-ins for a file that takes its place.
 */
export function leaveShadowingOut({ resolve = {} }: Configuration): void {
  resolve.plugins = (resolve.plugins ?? []).filter(
    (plugin) => !isNamed(plugin, 'GatsbyThemeComponentShadowingResolverPlugin'),
  );
}
