type Store = typeof import('../../../../src/features/consent/consent-store');

/** The store remembers the choice until the page is closed, so every test opens a fresh page. */
async function freshStore(): Promise<Store> {
  jest.resetModules();
  return import('../../../../src/features/consent/consent-store');
}

function blockStorage() {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test.each([
  ['true', true],
  ['false', false],
])('the stored choice "%s" is %s', async (stored, choice) => {
  localStorage.setItem('cookieConsent', stored);
  expect((await freshStore()).getConsent()).toBe(choice);
});

test('nothing stored is no choice', async () => {
  expect((await freshStore()).getConsent()).toBeUndefined();
});

test.each(['x', '', 'TRUE', '1', '{"ok":true}', 'null'])(
  'F15: the rubbish %j is no choice',
  async (stored) => {
    localStorage.setItem('cookieConsent', stored);
    expect((await freshStore()).getConsent()).toBeUndefined();
  },
);

test.each([
  [true, 'true'],
  [false, 'false'],
])('the choice %s is kept as text', async (choice, stored) => {
  (await freshStore()).setConsent(choice);
  expect(localStorage.getItem('cookieConsent')).toBe(stored);
});

test('the choice holds on the next page', async () => {
  (await freshStore()).setConsent(true);
  expect((await freshStore()).getConsent()).toBe(true);
});

test('F14: with blocked storage there is no choice at first', async () => {
  const store = await freshStore();
  blockStorage();
  expect(store.getConsent()).toBeUndefined();
});

test('F14: with blocked storage the choice holds in memory', async () => {
  const store = await freshStore();
  blockStorage();
  store.setConsent(false);
  expect(store.getConsent()).toBe(false);
});

test('F14: with full storage the choice holds in memory', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = await freshStore();
  store.setConsent(true);
  expect(store.getConsent()).toBe(true);
});

test('the visitor is asked until there is a choice', async () => {
  const store = await freshStore();
  expect(store.isAsking()).toBe(true);
  store.setConsent(false);
  expect(store.isAsking()).toBe(false);
});

test('the visitor can be asked again; until then the choice holds', async () => {
  const store = await freshStore();
  store.setConsent(true);
  store.askAgain();
  expect(store.isAsking()).toBe(true);
  expect(store.getConsent()).toBe(true);
});

test('a new choice ends the question and replaces the old one', async () => {
  const store = await freshStore();
  store.setConsent(true);
  store.askAgain();
  store.setConsent(false);
  expect(store.isAsking()).toBe(false);
  expect(localStorage.getItem('cookieConsent')).toBe('false');
});

test('asking again is told to everyone who listens', async () => {
  const store = await freshStore();
  const listener = jest.fn();
  store.subscribeConsent(listener);
  store.askAgain();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('everyone who listens hears of a choice', async () => {
  const store = await freshStore();
  const heard: unknown[] = [];
  store.subscribeConsent(() => heard.push(store.getConsent()));
  store.setConsent(true);
  store.setConsent(false);
  expect(heard).toEqual([true, false]);
});

test('who stops listening hears nothing more', async () => {
  const store = await freshStore();
  const listener = jest.fn();
  store.subscribeConsent(listener)();
  store.setConsent(true);
  expect(listener).not.toHaveBeenCalled();
});
