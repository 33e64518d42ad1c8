/**
 * What a `*.still.ts(x)` exports: in visitors' scripts it is null
 * (plugins/gatsby-plugin-lean-pages/webpack/unused-code.ts).
 */
export const buildOnly = <T>(value: T): T | null => value;
