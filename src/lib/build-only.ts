/**
 * What a `*.build-only.ts(x)` exports: in visitors' scripts it is null
 * (plugins/gatsby-plugin-lean-pages/webpack.ts).
 */
export const buildOnly = <T>(value: T): T | null => value;
