// What webpack makes of `*.build-only.ts(x)` for visitors, see webpack.ts.
const { parse } = require('@swc/core');

/** @param {import('@swc/core').ImportDeclaration} declaration */
const isOfTypes = ({ typeOnly, specifiers }) =>
  typeOnly ||
  (specifiers.length > 0 &&
    specifiers.every((each) => each.type === 'ImportSpecifier' && each.isTypeOnly));

/**
 * Keeps the imports of our own modules, whose styles the page needs, and exports null, which unlike undefined
 * the minimizer puts wherever it is used.
 * @this {{ async(): (error: unknown, code?: string) => void }}
 * @param {string} source
 */
module.exports = async function (source) {
  const done = this.async();
  try {
    const { body } = await parse(source, { syntax: 'typescript', tsx: true });
    const lines = body.flatMap((item) => {
      if (item.type === 'ImportDeclaration' && item.source.value.startsWith('.'))
        return isOfTypes(item) ? [] : [`import '${item.source.value}';`];
      if (item.type !== 'ExportDeclaration' || item.declaration.type !== 'VariableDeclaration')
        return [];
      return item.declaration.declarations.map(({ id }) =>
        id.type === 'Identifier' ? `export const ${id.value} = null;` : '',
      );
    });
    done(null, lines.join('\n'));
  } catch (error) {
    done(error);
  }
};
