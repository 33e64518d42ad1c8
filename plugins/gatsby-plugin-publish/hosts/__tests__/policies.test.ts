/** @jest-environment node */
import { adminFiles, adminPath } from '../../../../src/config/admin';
import { policiesOf } from '../policies';

const hashes = ["'sha256-seite'"];
const policies = (admin?: string) => policiesOf(hashes, 'https://video.example/embed/', admin);

test('the editor changes no policy but its own', () => {
  const { pages, own } = policies("'sha256-redaktion'");
  const { [adminPath]: document, [`${adminFiles}/*`]: files, ...others } = own;
  expect({ pages, own: others }).toEqual(policies());
  expect(files).toBe(document);
  expect(document).toContain("'sha256-redaktion'");
  expect(pages).not.toMatch(/sha256-redaktion|unsafe|github/);
});
