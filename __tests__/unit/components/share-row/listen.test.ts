import { fireEvent, waitFor } from '@testing-library/dom';
import { listenForShares } from '../../../../src/components/share-row/listen';

listenForShares(document);

test.each([
  ['the browser lets it be copied', () => Promise.resolve(), 'Kopiert'],
  ['W18 the browser does not', () => Promise.reject(new Error('no')), 'https://a.at/b'],
])('a link says what came of it where %s', async (_what, end, text) => {
  const writeText = jest.fn(end);
  document.head.innerHTML = '<link rel="canonical" href="https://a.at/b">';
  document.body.innerHTML = '<a href="/b" data-share data-copied="Kopiert">Kopieren</a>';
  Object.assign(navigator, { clipboard: { writeText } });
  const link = document.querySelector('a') ?? document.body;
  expect(fireEvent.click(link)).toBe(false);
  await waitFor(() => expect(link.textContent).toBe(text));
  expect(writeText).toHaveBeenCalledWith('https://a.at/b');
});
