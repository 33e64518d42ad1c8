import { isInstalled } from '../../../tools/cli/install.mjs';
import { temporaryFolder } from '../../support/temporary-folder';

const lock = (version: string) =>
  JSON.stringify({
    packages: {
      '': { version: '1.0.0' },
      'node_modules/react': { version },
      'node_modules/fsevents': { version: '2.3.3', optional: true },
    },
  });
const record = JSON.stringify({ packages: { 'node_modules/react': { version: '18.3.1' } } });

test('an empty node_modules needs an installation', () => {
  expect(isInstalled(temporaryFolder({ 'package-lock.json': lock('18.3.1') }))).toBe(false);
});

test.each([
  ['the versions of the lock file need none', '18.3.1', true],
  ['another version needs one', '18.3.2', false],
])('%s', (_case, version, expected) => {
  const files = { 'package-lock.json': lock(version), 'node_modules/.package-lock.json': record };
  expect(isInstalled(temporaryFolder(files))).toBe(expected);
});
