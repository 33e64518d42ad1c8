/** @jest-environment node */
import { chromiumPlaces, findChromium } from '../../../../tools/front-door/chromium.mjs';

const linux = { NODE_ENV: 'test' as const, PATH: '/usr/local/bin:/usr/bin' };
const playwrightPath = () => Promise.resolve('/playwright/chrome');

/** Finds a Chromium on a Linux machine where only the given paths start. */
function find(working: string[], env: NodeJS.ProcessEnv = linux) {
  return findChromium({ platform: 'linux', env, playwrightPath }, (path) => working.includes(path));
}

test('the free browser comes before Chrome, wherever it is on PATH', () => {
  const places = chromiumPlaces({ platform: 'linux', env: linux });
  expect(places.slice(0, 6)).toEqual([
    '/usr/local/bin/chromium',
    '/usr/bin/chromium',
    '/usr/local/bin/chromium-browser',
    '/usr/bin/chromium-browser',
    '/usr/local/bin/google-chrome',
    '/usr/bin/google-chrome',
  ]);
});

test('macOS and Windows have their own places', () => {
  const mac = { ...linux, HOME: '/Users/eva' };
  expect(chromiumPlaces({ platform: 'darwin', env: mac })).toContain(
    '/Users/eva/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  );
  const windows = { NODE_ENV: 'test' as const, Path: 'C:\\bin', PROGRAMFILES: 'C:\\Program Files' };
  const places = chromiumPlaces({ platform: 'win32', env: windows });
  expect(places[0]).toBe('C:\\bin\\chromium.exe');
  expect(places).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
});

test('CHROMIUM_PATH wins', async () => {
  const env = { ...linux, CHROMIUM_PATH: '/opt/chromium' };
  expect(await find(['/opt/chromium', '/usr/bin/chromium'], env)).toBe('/opt/chromium');
});

test('a CHROMIUM_PATH that leads nowhere is an error, not a reason to take another', async () => {
  const env = { ...linux, CHROMIUM_PATH: '/opt/chromium' };
  await expect(find(['/usr/bin/chromium'], env)).rejects.toThrow('/opt/chromium');
});

test('a browser that does not start is passed over', async () => {
  expect(await find(['/usr/bin/google-chrome', '/playwright/chrome'])).toBe(
    '/usr/bin/google-chrome',
  );
});

test("Playwright's own comes last, and none is none", async () => {
  expect(await find(['/playwright/chrome'])).toBe('/playwright/chrome');
  expect(await find([])).toBeUndefined();
});
