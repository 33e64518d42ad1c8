// What webpack makes of `*.build-only.ts(x)` for visitors, see webpack.ts.
const { parse } = require('@swc/core');

/** @param {import('@swc/core').ModuleItem} item */
function stylesOfImport(item) {
  if (item.type !== 'ImportDeclaration' || item.typeOnly) return [];
  const { specifiers, source } = item;
  const isOfTypes = specifiers.every((each) => each.type === 'ImportSpecifier' && each.isTypeOnly);
  if ((specifiers.length > 0 && isOfTypes) || !source.value.startsWith('.')) return [];
  if (source.value.endsWith('.css')) return [`import '${source.value}';`];
  // Other files with an ending are pictures and data.
  return /\.\w+$/.test(source.value) ? [] : [`import '${source.value}?build-only';`];
}

/**
 * Keeps the style sheets that our own modules bring, and those of what they import in turn, without any of
 * their code. Exports null, which unlike undefined the minimizer puts wherever it is used.
 * @this {{ resourcePath: string; async(): (error: unknown, code?: string) => void }}
 * @param {string} source
 */
module.exports = async function (source) {
  const done = this.async();
  try {
    const { body } = await parse(source, {
      syntax: 'typescript',
      tsx: this.resourcePath.endsWith('x'),
    });
    const lines = body.flatMap((item) => {
      if (item.type !== 'ExportDeclaration' || item.declaration.type !== 'VariableDeclaration')
        return stylesOfImport(item);
      return item.declaration.declarations.map(({ id }) =>
        id.type === 'Identifier' ? `export const ${id.value} = null;` : '',
      );
    });
    done(null, lines.join('\n'));
  } catch (error) {
    done(error);
  }
};
