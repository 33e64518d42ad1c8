import { adminFiles, adminPath } from '../../../../src/config/admin';
import { policiesOf } from '../policies';

const hashes = ["'sha256-seite'"];
const policies = (admin?: string) => policiesOf(hashes, 'https://video.example/embed/', admin);

test('a form injected into a page sends nothing to strangers', () => {
  const [, targets = ''] = /form-action ([^;]*);/.exec(policies().pages) ?? [];
  const known = ["'self'", process.env.GATSBY_EMAILJS_ORIGIN ?? 'https://api.emailjs.com'];
  expect(known).toEqual(expect.arrayContaining(targets.split(' ')));
});

test('the editor changes no policy but its own', () => {
  const { pages, own } = policies("'sha256-redaktion'");
  const { [adminPath]: document, [`${adminFiles}/*`]: files, ...others } = own;
  expect({ pages, own: others }).toEqual(policies());
  expect(files).toBe(document);
  expect(document).toContain("'sha256-redaktion'");
  expect(pages).not.toMatch(/sha256-redaktion|unsafe|github/);
});
