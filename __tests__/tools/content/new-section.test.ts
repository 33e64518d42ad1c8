import { readFileSync } from 'node:fs';
import { newSection } from '../../../tools/content/new-section';
import { temporaryFolder } from '../../support/temporary-folder';

const changed = [
  'src/sections/catalogue.ts',
  'src/sections/kind-names.json',
  'src/templates/registry/core-sections.still.ts',
];
const root = temporaryFolder(Object.fromEntries(changed.map((file) => [file, readFileSync(file)])));

test('a kind of section gets its folder, its test and its lines', () => {
  const written = newSection(root, 'partner-logos');
  expect(written).toEqual(expect.arrayContaining(changed));
  const linesOf = (file: string): string[] => {
    const before = new Set(readFileSync(file, 'utf8').split('\n'));
    return readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => !before.has(line));
  };
  expect(changed.map(linesOf)).toEqual([
    ["import { partnerLogos } from './partner-logos/schema';", '  partnerLogos,'],
    ['  "partner-logos": { "label": "TODO", "purpose": "TODO: wofür, in wenigen Worten" },'],
    [
      "import { PartnerLogos } from '../../sections/partner-logos/partner-logos';",
      "  'partner-logos': PartnerLogos,",
    ],
  ]);
});

test.each(['partner-logos', 'Partner', ''])('no second one, and no odd name: „%s“', (name) => {
  expect(() => newSection(root, name)).toThrow(/There is|Usage/);
});
