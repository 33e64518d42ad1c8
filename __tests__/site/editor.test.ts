import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { adminFiles, adminPath } from '../../src/config/admin';
import { publicDir } from '../support/e2e/routes';

const ours = [`${adminPath.slice(1)}.html`, `${adminFiles.slice(1)}/`];
/** Files of the hosts, which nobody gets to see. */
const hostFiles = /^_(headers|nginx\.conf)$/;

const files = readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(html|js|json|xml|txt|md|webmanifest)$/.test(file) && !hostFiles.test(file))
  .filter((file) => statSync(join(publicDir, file)).isFile());

test('no page, script or list leads a visitor, a search engine or the search to the editor', () => {
  expect(files).toContain(ours[0]);
  const others = files.filter((file) => !ours.some((own) => file.startsWith(own)));
  const leading = others.filter((file) =>
    /(?<!emailjs\.com)\/admin(-files\/|["'<\s?#)])/.test(
      readFileSync(join(publicDir, file), 'utf8'),
    ),
  );
  expect(leading).toEqual([]);
});
