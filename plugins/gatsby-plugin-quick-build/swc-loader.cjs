// What webpack runs for our files, see compile-with-swc.ts.
const { transform } = require('@swc/core');

/**
 * @this {{ async(): (error: unknown, code?: string, map?: string) => void; getOptions(): object; resourcePath: string; sourceMap: boolean }}
 * @param {string} source
 */
module.exports = async function (source) {
  const done = this.async();
  try {
    const { resourcePath: filename, sourceMap: sourceMaps } = this;
    const options = { ...this.getOptions(), filename, sourceMaps, swcrc: false };
    const { code, map } = await transform(source, options);
    done(null, code, map);
  } catch (error) {
    done(error);
  }
};
