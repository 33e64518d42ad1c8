import { act } from '@testing-library/react';
import { newPage, openPage } from '../../../support/account/page';
import { blockStorage, fillStorage } from '../../../support/blocked-storage';
import { renderToString } from '../../../support/render-to-string';

type UseConsent = typeof import('../../../../src/features/consent/consent').useConsent;

let consent: ReturnType<UseConsent>;

async function page() {
  const { useConsent } = await import('../../../../src/features/consent/consent');
  function Page() {
    consent = useConsent();
    return null;
  }
  return <Page />;
}

/** Opens a new page, which knows only what is stored. */
const open = (stored?: string) => {
  if (stored !== undefined) localStorage.setItem('cookieConsent', stored);
  return openPage(page);
};
const choose = (choice: boolean) => act(() => consent.choose(choice));

test.each([
  ['true', true],
  ['false', false],
])('the stored answer "%s" is %s, and nobody is asked', async (stored, choice) => {
  await open(stored);
  expect(consent).toMatchObject({ choice, asking: false });
});

test.each([undefined, '', 'TRUE'])('F15: the stored text %j is no answer', async (stored) => {
  await open(stored);
  expect(consent).toMatchObject({ choice: undefined, asking: true });
});

test.each([true, false])('the answer %s is stored, and known on the next page', async (choice) => {
  await open();
  choose(choice);
  expect(consent).toMatchObject({ choice, asking: false });
  expect(localStorage.getItem('cookieConsent')).toBe(String(choice));
  await open();
  expect(consent.choice).toBe(choice);
});

const woken = Object.assign(new Event('pageshow'), { persisted: true });
test.each([
  ['refuses in another tab', 'false', new StorageEvent('storage', { key: 'cookieConsent' }), false],
  ['clears the storage', undefined, new StorageEvent('storage', { key: null }), undefined],
  ['comes back to a page that slept meanwhile', 'false', woken, false],
])('W04 who %s is taken at the word here', async (_what, stored, event, choice) => {
  await open('true');
  if (stored === undefined) localStorage.clear();
  else localStorage.setItem('cookieConsent', stored);
  act(() => void window.dispatchEvent(event));
  expect(consent).toMatchObject({ choice, asking: choice === undefined, refusals: 1 });
});

test.each([
  ['blocked', () => blockStorage()],
  ['full', () => void fillStorage()],
])('F14: with %s storage the answer holds in memory', async (_what, sabotage) => {
  await open();
  sabotage();
  choose(false);
  expect(consent).toMatchObject({ choice: false, asking: false });
});

test('the markup of the server neither asks nor agrees', async () => {
  localStorage.setItem('cookieConsent', 'true');
  renderToString(await newPage(page));
  expect(consent).toMatchObject({ choice: undefined, asking: false });
});
