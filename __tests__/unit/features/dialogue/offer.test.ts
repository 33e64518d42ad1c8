import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { offerDialogues } from '../../../../src/features/dialogue/offer';
import { dialogueMessages as words } from '../../../../src/features/dialogue/messages';
import { completeDialogues } from '../../../../src/gatsby/read/dialogues';

const luigi = completeDialogues('.').get('luigi');
const files = new Map<unknown, unknown>([['/dialogues/luigi.json', luigi]]);

/** An example as the build leaves it in a page. */
beforeEach(() => {
  document.body.innerHTML = `
    <figure data-dialogue="luigi" data-portrait="">
      <p>Das Beispiel</p><button data-try>Ausprobieren</button>
    </figure>`;
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
});

const example = () => screen.getByText('Das Beispiel');
const answerWith = (response: Partial<Response>) => {
  window.fetch = jest.fn().mockResolvedValue(response);
};

async function press() {
  await act(async () => {
    fireEvent.click(screen.getByText('Ausprobieren'));
  });
}

beforeAll(() => offerDialogues(document));

it('says that the examples can be tried', () => {
  expect(document.documentElement.hasAttribute('data-dialogues')).toBe(true);
});

it('makes room for the conversation, once, and gives it back', async () => {
  window.fetch = jest.fn(async (address) => Response.json(files.get(address)));
  await press();
  await waitFor(() => screen.getByRole('log'));
  expect(jest.mocked(window.fetch).mock.calls.flat()).toEqual([...files.keys()]);
  expect(example().style.display).toBe('none');
  await press();
  expect(screen.getAllByRole('log')).toHaveLength(1);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: words.back }));
  });
  expect(screen.queryByRole('log')).toBeNull();
  expect(example().style.display).toBe('');
  expect(document.activeElement).toBe(screen.getByText('Ausprobieren'));
});

it('says so when it cannot be loaded, and leads back', async () => {
  answerWith({ ok: false, status: 503 });
  await press();
  await waitFor(() => screen.getByText(words.failed));
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: words.back }));
  });
  expect(example().style.display).toBe('');
});
