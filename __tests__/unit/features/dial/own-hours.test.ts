import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { askForHours } from '../../../../src/features/dial/own-hours';
import { dialWords as words } from '../../../../src/features/dial/messages';

const changed = jest.fn();
beforeEach(() => {
  document.body.innerHTML = '';
  const first = { opens: '08:00', closes: '17:00', days: [1, 2, 3, 4, 5] };
  document.body.append(askForHours(first, () => '2026-11-26', changed));
});

test('W03 hours are said on where the browser takes no more changes of the address', () => {
  jest.spyOn(window.history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
  });
  fireEvent.click(screen.getByLabelText('Samstag'));
  expect(changed).toHaveBeenCalledWith(expect.objectContaining({ days: [1, 2, 3, 4, 5, 6] }));
});

test('W18 where nothing can be copied, the link is pointed at', async () => {
  fireEvent.click(screen.getByRole('button', { name: words.share, hidden: true }));
  await waitFor(() => expect(document.body.textContent).toContain(words.notShared));
});
