import { writeFileSync } from 'node:fs';
import { temporaryFolder } from '../../../../__tests__/support/temporary-folder';
import { hashOfBuildTimeCode } from '../build-time-code';

let [root, before] = ['', ''];
beforeEach(() => {
  root = temporaryFolder({
    'content/pages/index.yaml': '',
    'gatsby-node.ts': '',
    'deploy/policy.ts': '',
    'src/lib/minutes.ts': '',
    'src/styles/tokens.css': '',
    'package-lock.json': '',
    'src/sections/team/schema.ts': '',
    'src/sections/team/team.tsx': '',
    'src/content-model/references.ts': '',
    'plugins/gatsby-source-content/read/read-yaml.ts': '',
  });
  before = hashOfBuildTimeCode(root);
});

const change = (name: string) => writeFileSync(`${root}/${name}`, 'changed');

test.each([
  'src/sections/team/schema.ts',
  'src/sections/team/derive.ts',
  'src/sections/catalogue.ts',
  'src/sections/kind-names.json',
  'src/lib/minutes.ts',
  'src/styles/tokens.css',
  'deploy/policy.ts',
  'src/content-model/references.ts',
  'plugins/gatsby-source-content/read/read-yaml.ts',
  'gatsby-node.ts',
  'package-lock.json',
])('a changed %s makes Gatsby read the content anew', (name) => {
  change(name);
  expect(hashOfBuildTimeCode(root)).not.toBe(before);
});

test.each(['content/pages/index.yaml', 'src/sections/team/team.tsx'])(
  'a changed %s leaves what has been read',
  (name) => {
    change(name);
    expect(hashOfBuildTimeCode(root)).toBe(before);
  },
);
