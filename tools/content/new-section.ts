import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../cli/failure';

/** What is written for a kind of section, by path, and the example of it, which shows partner-logos. */
const examples = (kind: string): Record<string, string> => ({
  [`src/sections/${kind}/schema.ts`]: 'schema.ts.txt',
  [`src/sections/${kind}/${kind}.tsx`]: 'component.tsx.txt',
  [`src/sections/${kind}/${kind}.module.css`]: 'style.css.txt',
  [`__tests__/unit/sections/${kind}/${kind}.test.tsx`]: 'test.tsx.txt',
});

/** A line that comes before another one, which must be there. */
function insert(source: string, before: RegExp, line: string): string {
  const found = before.exec(source);
  if (!found) throw new Error(`${String(before)} is not found`);
  return `${source.slice(0, found.index)}${line}\n${source.slice(found.index)}`;
}

/** A line after the last one that looks like it. */
const after = (source: string, pattern: RegExp, line: string): string => {
  const found = [...source.matchAll(pattern)].at(-1)?.[0] ?? '';
  return source.replace(found, () => `${found}\n${line}`);
};

/**
 * Writes a kind of section for home and industry pages, drawn by the build: its folder, its lines in
 * the catalogue, the names and the registry, and a test.
 * @param root the repository's folder
 * @param kind such as partner-logos
 * @returns the files that were written or changed
 * @throws when the name does not fit, or there is such a kind
 */
export function newSection(root: string, kind: string): string[] {
  if (!/^[a-z]+(-[a-z]+)*$/.test(kind))
    throw new Failure('Usage: npm run tool -- section:new partner-logos');
  if (existsSync(join(root, 'src/sections', kind))) throw new Failure(`There is a kind ${kind}.`);
  const name = kind.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const component = name.replace(/^./, (letter) => letter.toUpperCase());
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const catalogue = 'src/sections/catalogue.ts';
  const names = 'src/sections/kind-names.json';
  const registry = 'src/templates/registry/core-sections.still.ts';
  const written = Object.entries(examples(kind)).map(([file, example]): [string, string] => [
    file,
    readFileSync(`tools/content/new-section/${example}`, 'utf8')
      .replaceAll('partner-logos', kind)
      .replaceAll('partnerLogos', name)
      .replaceAll('PartnerLogos', component),
  ]);
  const files: Record<string, string> = {
    ...Object.fromEntries(written),
    [catalogue]: insert(
      after(
        read(catalogue),
        /^import .*\/schema';$/gm,
        `import { ${name} } from './${kind}/schema';`,
      ),
      /^ {2}closing,$/m,
      `  ${name},`,
    ),
    [names]: insert(
      read(names),
      /^ {2}"closing": \{/m,
      `  "${kind}": { "label": "TODO", "purpose": "TODO: wofür, in wenigen Worten" },`,
    ),
    [registry]: insert(
      after(
        read(registry),
        /^import .*sections\/.*';$/gm,
        `import { ${component} } from '../../sections/${kind}/${kind}';`,
      ),
      /^ {2}closing: Closing,$/m,
      `  ${kind === name ? name : `'${kind}'`}: ${component},`,
    ),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return Object.keys(files);
}
