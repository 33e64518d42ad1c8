// What webpack runs for our files, see compile-with-swc.ts.
const { transform } = require('@swc/core');

/**
 * @this {{ async(): (error: unknown, code?: string) => void; getOptions(): object; resourcePath: string }}
 * @param {string} source
 */
module.exports = async function (source) {
  const done = this.async();
  try {
    const options = { ...this.getOptions(), filename: this.resourcePath, swcrc: false };
    const { code } = await transform(source, options);
    done(null, code);
  } catch (error) {
    done(error);
  }
};
