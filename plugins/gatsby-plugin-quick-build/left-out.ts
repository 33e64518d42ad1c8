import type { Configuration } from 'webpack';
import { isRecord } from '../../src/lib/is-record';

const isNamed = (plugin: unknown, name: string): boolean =>
  typeof plugin === 'object' && plugin?.constructor.name === name;

/** Rules of CSS Modules do not depend on their order: no hundred warnings of mini-css-extract-plugin. */
export function ignoreOrderOfStyles({ plugins = [] }: Configuration): void {
  for (const plugin of plugins)
    if (plugin && isNamed(plugin, 'MiniCssExtractPlugin') && 'options' in plugin)
      Object.assign(Object(plugin.options), { ignoreOrder: true });
}

/** Takes out Gatsby's linter: a second of every start, and our own rules ask for more. */
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

/**
 * Takes out PostCSS, which would look for its configuration at every sheet, and whose prefixes the browsers of
 * package.json do not need: the one that Safari does stands in the sheet.
 */
export function leavePrefixesOut(rules: unknown): void {
  if (Array.isArray(rules)) {
    const at = rules.findIndex(
      (use) => isRecord(use) && String(use['loader']).includes('postcss-loader'),
    );
    if (at >= 0) rules.splice(at, 1);
    rules.forEach(leavePrefixesOut);
  } else if (isRecord(rules))
    for (const key of ['rules', 'oneOf', 'use']) leavePrefixesOut(rules[key]);
}

/** What opens forms and accounts in the browser: no page calls it while it is rendered. */
const uncalled = { '@supabase/supabase-js': false, '@emailjs/browser': false };

/** Rendering runs once, here: nobody waits for its bytes, and what it never calls stays out. */
export function prepareRendering(config: Configuration): void {
  Object.assign(config.optimization ?? {}, {
    ...{ concatenateModules: false, usedExports: false, innerGraph: false, mangleExports: false },
    ...{ flagIncludedChunks: false, realContentHash: false, splitChunks: false },
  });
  Object.assign(config.resolve?.alias ?? {}, uncalled);
  config.externals = [config.externals ?? [], 'common-tags', 'node-html-parser'].flat();
}
