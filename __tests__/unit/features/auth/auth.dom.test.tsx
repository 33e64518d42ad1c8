import { act, render, screen } from '@testing-library/react';
import { newPage } from '../../../support/account/page';
import { project } from '../../../support/account/project';
import {
  session,
  sessionKey,
  storeExpiredSession,
  storeSession,
  user,
} from '../../../support/account/session';
import { renderToString } from '../../../support/render-to-string';

type Auth = typeof import('../../../../src/features/auth/auth');

const token = '/auth/v1/token';
let auth: ReturnType<Auth['useAuth']>;
let currentSession: Auth['currentSession'];

/** Says who is signed in. */
async function who() {
  const { useAuth, ...rest } = await import('../../../../src/features/auth/auth');
  currentSession = rest.currentSession;
  return function Who() {
    auth = useAuth();
    if (auth.loading) return <p>lädt</p>;
    return <p>{auth.user ? `${auth.user.email} mit ${auth.session?.refresh_token}` : 'niemand'}</p>;
  };
}

async function whoPage() {
  const Who = await who();
  return <Who />;
}

async function open() {
  const page = await newPage(whoPage);
  await act(async () => render(page));
}

/** Changes the storage as another tab does, and tells this one. */
const inAnotherTab = (change: () => void, key: string | null = sessionKey) =>
  act(async () => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });

const eva = `${user.email} mit refresh-1`;

test('the markup of the server is loading', async () => {
  storeSession();
  expect(renderToString(await newPage(whoPage))).toBe('<p>lädt</p>');
});

const parts = ['@supabase/supabase-js', '../../../../src/features/auth/account'];
test.each(parts)('signed-out visitors never download %s', async (part) => {
  const download = jest.fn(() => ({}));
  const page = await newPage(whoPage);
  jest.doMock(part, download);
  await act(async () => render(page));
  expect(await screen.findByText('niemand')).toBeTruthy();
  expect(await currentSession()).toBeUndefined();
  await inAnotherTab(() => localStorage.setItem('cookieConsent', 'true'), 'cookieConsent');
  jest.dontMock(part);
  expect(download).not.toHaveBeenCalled();
});

test('it is loading until the stored session has been looked at', async () => {
  storeExpiredSession();
  const release = project.hold(token);
  await open();
  expect(screen.getByText('lädt')).toBeTruthy();
  await act(async () => release(new Response(JSON.stringify(session()))));
  expect(await screen.findByText(eva)).toBeTruthy();
});

test('F16: a stored session that cannot be refreshed is nobody', async () => {
  storeExpiredSession();
  const page = await newPage(whoPage);
  project.paused(token);
  jest.useFakeTimers();
  await act(async () => render(page));
  await act(() => jest.advanceTimersByTimeAsync(8000));
  expect(screen.getByText('niemand')).toBeTruthy();
});

test('signing in and out is followed live; signing up does not sign in', async () => {
  await open();
  await screen.findByText('niemand');
  project.json('/auth/v1/signup', 200, user);
  await act(() => auth.signUp(user.email, 'geheim-genug'));
  expect(screen.getByText('niemand')).toBeTruthy();
  project.json(token, 200, session());
  await act(() => auth.signIn(user.email, 'geheim-genug'));
  expect(screen.getByText(eva)).toBeTruthy();
  await act(() => auth.signOut());
  expect(screen.getByText('niemand')).toBeTruthy();
});

test.each([
  ['signs out', () => localStorage.removeItem(sessionKey), sessionKey],
  ['clears all storage', () => localStorage.clear(), null],
])('F19: when another tab %s or signs in, this one follows', async (_what, change, key) => {
  storeSession();
  await open();
  await screen.findByText(eva);
  await inAnotherTab(change, key);
  expect(screen.getByText('niemand')).toBeTruthy();
  await inAnotherTab(() => storeSession());
  expect(await screen.findByText(eva)).toBeTruthy();
});
