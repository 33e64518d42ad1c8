/** The module remembers its download, so every test takes a fresh one. */
async function freshModule() {
  jest.resetModules();
  return import('../../../src/lib/emailjs');
}

const sdk = { __esModule: true, default: {} };
let attempts = 0;
let failures = 0;

beforeEach(() => {
  attempts = 0;
  failures = 0;
  jest.doMock('@emailjs/browser', () => {
    attempts += 1;
    if (attempts <= failures) throw new Error('ChunkLoadError');
    return sdk;
  });
});

test('the SDK is downloaded once, however often it is asked for', async () => {
  const { loadEmailJs } = await freshModule();
  expect(loadEmailJs()).toBe(loadEmailJs());
  await loadEmailJs();
  expect(attempts).toBe(1);
});

test('a failed download is reported to whoever asked', async () => {
  failures = 1;
  const { loadEmailJs } = await freshModule();
  await expect(loadEmailJs()).rejects.toThrow('ChunkLoadError');
});

test('the next call after a failed download tries again', async () => {
  failures = 1;
  const { loadEmailJs } = await freshModule();
  await loadEmailJs().catch(() => undefined);
  expect((await loadEmailJs()).default).toBe(sdk.default);
  expect(attempts).toBe(2);
});
