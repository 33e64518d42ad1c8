/** @jest-environment ./__tests__/support/browser-environment.ts */
import { act, render, screen } from '@testing-library/react';
import { openFreshPage } from '../../../support/account/fresh-page';
import { Project, held } from '../../../support/account/project';
import {
  session,
  sessionKey,
  storeExpiredSession,
  storeSession,
} from '../../../support/account/session';
import { renderToString } from '../../../support/render-to-string';

jest.mock('../../../../src/config/env', () =>
  jest.requireActual('../../../support/account/settings'),
);

let project: Project;

/** A new page that says who is signed in, and what it can call. */
async function newPage() {
  openFreshPage();
  const { AuthProvider, useAuth } = await import('../../../../src/features/auth/auth-context');
  let auth: ReturnType<typeof useAuth> | undefined;
  function Who() {
    const { loading, user, session: found } = (auth = useAuth());
    if (loading) return <p>lädt</p>;
    return <p>{user ? `${user.email} mit ${found?.refresh_token}` : 'niemand'}</p>;
  }
  const page = (
    <AuthProvider>
      <Who />
    </AuthProvider>
  );
  const actions = () => {
    if (auth === undefined) throw new Error('not rendered');
    return auth;
  };
  return { page, actions, Who };
}

async function openPage() {
  const { page, actions } = await newPage();
  await act(async () => render(page));
  return actions;
}

/** What another tab does to the storage, and how this one hears of it. */
const inAnotherTab = (change: () => void, key: string | null = sessionKey) =>
  act(async () => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });

const eva = 'eva@kern.example mit refresh-1';

beforeEach(() => {
  localStorage.clear();
  project = new Project();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test('outside of its provider the context throws', async () => {
  const { Who } = await newPage();
  expect(() => render(<Who />)).toThrow('useAuth braucht einen AuthProvider darüber.');
});

test('the markup of the server is loading', async () => {
  storeSession();
  expect(renderToString((await newPage()).page)).toBe('<p>lädt</p>');
});

test('without a stored session nobody is signed in', async () => {
  await openPage();
  expect(await screen.findByText('niemand')).toBeTruthy();
});

test.each(['@supabase/supabase-js', '../../../../src/features/auth/account'])(
  'who never signed in never downloads %s',
  async (part) => {
    const { page } = await newPage();
    const download = jest.fn(() => ({}));
    jest.doMock(part, download);
    await act(async () => render(page));
    await screen.findByText('niemand');
    await inAnotherTab(() => localStorage.setItem('cookieConsent', 'true'), 'cookieConsent');
    jest.dontMock(part);
    expect(download).not.toHaveBeenCalled();
  },
);

test('a stored session brings the session and its user', async () => {
  storeSession();
  await openPage();
  expect(await screen.findByText(eva)).toBeTruthy();
});

test('it is loading until the first look has ended', async () => {
  storeExpiredSession();
  const refresh = held();
  project.answer('/auth/v1/token', refresh.answer);
  await openPage();
  expect(screen.getByText('lädt')).toBeTruthy();
  await act(async () => refresh.release(new Response(JSON.stringify(session()))));
  expect(await screen.findByText(eva)).toBeTruthy();
});

test('F17: a stored session that has ended for good is nobody', async () => {
  storeExpiredSession();
  project.error('/auth/v1/token', 400, 'refresh_token_not_found');
  await openPage();
  expect(await screen.findByText('niemand')).toBeTruthy();
});

test('F16: while the service is paused nobody is signed in, and the page goes on', async () => {
  storeExpiredSession();
  project.paused('/auth/v1/token');
  await openPage();
  expect(await screen.findByText('niemand')).toBeTruthy();
});

test('F14: with blocked storage nobody is signed in', async () => {
  const { page } = await newPage();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await act(async () => render(page));
  expect(await screen.findByText('niemand')).toBeTruthy();
});

test('F15: a broken stored session is nobody', async () => {
  localStorage.setItem(sessionKey, '{kaputt');
  await openPage();
  expect(await screen.findByText('niemand')).toBeTruthy();
});

test('signing in is followed live', async () => {
  const actions = await openPage();
  project.json('/auth/v1/token', 200, session());
  await act(() => actions().signIn('eva@kern.example', 'geheim-genug'));
  expect(screen.getByText(eva)).toBeTruthy();
});

test('signing out is followed live', async () => {
  storeSession();
  const actions = await openPage();
  await screen.findByText(eva);
  await act(() => actions().signOut());
  expect(screen.getByText('niemand')).toBeTruthy();
});

test('signing up does not sign in', async () => {
  const actions = await openPage();
  project.json('/auth/v1/signup', 200, session().user);
  await act(() => actions().signUp('eva@kern.example', 'geheim-genug'));
  expect(screen.getByText('niemand')).toBeTruthy();
});

test('F19: a sign-out in another tab is followed', async () => {
  storeSession();
  await openPage();
  await screen.findByText(eva);
  await inAnotherTab(() => localStorage.removeItem(sessionKey));
  expect(screen.getByText('niemand')).toBeTruthy();
});

test('F19: another tab that clears all storage is followed', async () => {
  storeSession();
  await openPage();
  await screen.findByText(eva);
  await inAnotherTab(() => localStorage.clear(), null);
  expect(screen.getByText('niemand')).toBeTruthy();
});

test('a sign-in in another tab is followed', async () => {
  await openPage();
  await screen.findByText('niemand');
  await inAnotherTab(() => storeSession());
  expect(await screen.findByText(eva)).toBeTruthy();
});

test('F17: the session can be asked for at any moment', async () => {
  const actions = await openPage();
  expect(await actions().currentSession()).toBeUndefined();
  storeSession();
  expect((await actions().currentSession())?.access_token).toBe(session().access_token);
});
