import { findChromium } from '../../tools/chromium';

/** Finds a Chromium on a machine where only the given paths start. */
function find(working: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const machine = { NODE_ENV: 'test' as const, PATH: '/usr/local/bin:/usr/bin', ...env };
  return findChromium(machine, (path) => working.some((end) => path.endsWith(end)));
}

test('the free browser comes before Chrome, wherever it is on PATH', () => {
  expect(find(['/usr/local/bin/google-chrome', '/usr/bin/chromium'])).toBe('/usr/bin/chromium');
});

test('a browser that does not start is passed over', () => {
  expect(find(['/usr/bin/google-chrome'])).toBe('/usr/bin/google-chrome');
});

test('CHROMIUM_PATH wins', () => {
  const env = { CHROMIUM_PATH: '/opt/chromium' };
  expect(find(['/opt/chromium', '/usr/bin/chromium'], env)).toBe('/opt/chromium');
});

test('a CHROMIUM_PATH that leads nowhere is an error, not a reason to take another', () => {
  expect(() => find(['/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/chromium' })).toThrow(
    '„/opt/chromium“',
  );
});

test("Playwright's own comes last, and none is none", () => {
  expect(find([''], { PATH: '' })).toMatch(/chrom/i);
  expect(find([])).toBeUndefined();
});
