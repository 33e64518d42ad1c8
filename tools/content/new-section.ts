import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../cli/failure';

/** What is written for a kind of section, by path: a heading, an introduction and a list of texts. */
function filesOf(kind: string, name: string, component: string): Record<string, string> {
  const folder = `src/sections/${kind}`;
  return {
    [`${folder}/schema.ts`]: `import { z } from 'zod';
import { plainText, sectionHead } from '../../content-model/primitives';

/** TODO: what it shows. */
export const ${name} = z.strictObject({
  kind: z.literal('${kind}'),
  ...sectionHead,
  items: z
    .array(z.strictObject({ title: plainText, text: plainText }))
    .min(2)
    .max(6)
    .describe('TODO: die Einträge'),
});
`,
    [`${folder}/${kind}.tsx`]: `import { evenGrid } from '../../components/even-grid/even-grid';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './${kind}.module.css';
import type { ${name} } from './schema';

/** TODO: what it shows. */
export function ${component}({ section, position }: SectionProps<typeof ${name}>) {
  return (
    <Section head={section} position={position} indented>
      <ul {...evenGrid(section.items.length, 3, styles.items)}>
        {section.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
`,
    [`${folder}/${kind}.module.css`]: `.items {
  gap: 32px var(--gap);
}
`,
    [`__tests__/unit/sections/${kind}/${kind}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { ${component} } from '../../../../src/sections/${kind}/${kind}';
import { head, position, resolved } from '../../../support/sections';

const items = ['Eins', 'Zwei'].map((title) => ({ title, text: \`Text zu \${title}\` }));

test('shows every item below its heading', async () => {
  const section = await resolved('${kind}', { ...head, items });
  render(<${component} section={section} position={position} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    items.map(({ title, text }) => title + text),
  );
});
`,
  };
}

/** A line that comes before another one, which must be there. */
function insert(source: string, before: RegExp, line: string): string {
  const found = before.exec(source);
  if (!found) throw new Error(`${String(before)} is not found`);
  return `${source.slice(0, found.index)}${line}\n${source.slice(found.index)}`;
}

const last = (source: string, pattern: RegExp): string =>
  [...source.matchAll(pattern)].at(-1)?.[0] ?? '';

/** A line after the last one that looks like it. */
const after = (source: string, pattern: RegExp, line: string): string => {
  const found = last(source, pattern);
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
  const files: Record<string, string> = {
    ...filesOf(kind, name, component),
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
