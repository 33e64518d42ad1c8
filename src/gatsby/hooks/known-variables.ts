/** What code of the site may ask its environment; Gatsby sets those that do not bear its name. */
const known = /^process\.env(\.(GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT))?$/;

/**
 * Takes out of webpack's definitions what the site does not know. For the HTML renderer Gatsby defines
 * every variable of the environment: in another terminal, or in the next run of a host, webpack
 * would compile all modules again.
 */
export function leaveUnknownVariablesOut({ plugins }: { plugins: object[] }): void {
  for (const plugin of plugins) {
    if (plugin.constructor.name !== 'DefinePlugin') continue;
    const definitions: unknown = Reflect.get(plugin, 'definitions');
    if (typeof definitions !== 'object' || definitions === null) continue;
    for (const name of Object.keys(definitions))
      if (name.startsWith('process.env') && !known.test(name))
        Reflect.deleteProperty(definitions, name);
  }
}
