import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { searchWords as words } from '../../../../src/features/search/messages';
import { SiteSearch } from '../../../../src/features/search/site-search';
import { searchPages } from '../../../../src/lib/pagefind';
import { contentOf } from '../../../support/content';

jest.mock('../../../../src/lib/pagefind', () => ({ searchPages: jest.fn() }));
const search = jest.mocked(searchPages);

const text = contentOf('search');
const field = () => screen.getByRole('searchbox', { name: text.field });
const status = () => screen.getByRole('status');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

beforeEach(() => {
  search.mockReset();
  window.history.replaceState(null, '', '/suche');
});

test('what was found is listed with its address and excerpt, and the address keeps the words', async () => {
  const hits = [{ path: '/training', title: 'Workshops', excerpt: 'Ein <mark>Termin</mark>' }];
  search.mockResolvedValue({ total: 1, hits });
  render(<SiteSearch text={text} />);
  type('Termin');
  const item = await screen.findByRole('listitem');
  expect(within(item).getByRole('link', { name: 'Workshops' }).getAttribute('href')).toBe(
    '/training',
  );
  expect(item.textContent).toContain('Ein Termin');
  expect(status().textContent).toBe(words.found(1, 'Termin'));
  await waitFor(() => expect(window.location.search).toBe('?q=Termin'));
});

test('words typed before the script ran are searched for', async () => {
  search.mockResolvedValue({ total: 0, hits: [] });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<SiteSearch text={text} />);
  const early = container.querySelector('input');
  if (early) early.value = 'Pickerl';
  render(<SiteSearch text={text} />, { container, hydrate: true });
  await screen.findByText(words.none('Pickerl'));
  expect(screen.getByDisplayValue('Pickerl')).toBe(early);
});

test('the words of the address are searched for', async () => {
  window.history.replaceState(null, '', '/suche?q=Recall');
  search.mockResolvedValue({ total: 0, hits: [] });
  render(<SiteSearch text={text} />);
  await screen.findByText(words.none('Recall'));
  expect(screen.getByDisplayValue('Recall')).toBe(field());
});

test('a search that cannot be loaded says so', async () => {
  search.mockRejectedValue(new Error('offline'));
  render(<SiteSearch text={text} />);
  type('Termin');
  await screen.findByText(words.failed);
  expect(screen.queryByRole('list')).toBeNull();
});

test('a search that takes long says that it is at work, until there is an answer', async () => {
  let answer: (value: { total: number; hits: [] }) => void = () => undefined;
  search.mockReturnValue(new Promise((done) => (answer = done)));
  render(<SiteSearch text={text} />);
  type('Termin');
  await screen.findByText(words.searching);
  answer({ total: 0, hits: [] });
  await screen.findByText(words.none('Termin'));
  expect(screen.queryByText(words.searching)).toBeNull();
});

test('an answer to words that have changed since is not shown', async () => {
  const slow = { total: 1, hits: [{ path: '/alt', title: 'Alt', excerpt: '' }] };
  let answer: (value: typeof slow) => void = () => undefined;
  search.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  search.mockResolvedValueOnce({ total: 0, hits: [] });
  render(<SiteSearch text={text} />);
  type('alt');
  await waitFor(() => expect(search).toHaveBeenCalledTimes(1));
  type('neu');
  await screen.findByText(words.none('neu'));
  answer(slow);
  await Promise.resolve();
  expect(screen.queryByRole('link', { name: 'Alt' })).toBeNull();
});
