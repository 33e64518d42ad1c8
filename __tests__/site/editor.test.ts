import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminFiles, adminPath } from '../../src/config/admin';
import { filesIn } from '../../plugins/gatsby-plugin-lean-pages';
import { publicDir } from '../support/e2e/routes';

const ours = [`${adminPath.slice(1)}.html`, `${adminFiles.slice(1)}/`];

test('no page, script or list leads a visitor, a search engine or the search to the editor', () => {
  const files = filesIn(publicDir).filter((file) => /\.(html|js|json|xml|txt)$/.test(file));
  const leading = files
    .filter((file) => !ours.some((own) => file.startsWith(own)))
    .filter((file) =>
      /(?<!emailjs\.com)\/admin(-files\/|["'<\s?#)])/.test(
        readFileSync(join(publicDir, file), 'utf8'),
      ),
    );
  expect(leading).toEqual([]);
});
