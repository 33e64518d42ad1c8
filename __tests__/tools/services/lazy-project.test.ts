/** @jest-environment node */
import { lazyProject } from '../../../tools/services/supabase/lazy-project';
import { openProject, type Project } from '../../../tools/services/supabase/project';

jest.mock('../../../tools/services/supabase/project');
const opening = jest.mocked(openProject);

const project = (): Project => ({
  fetch: jest.fn(),
  query: jest.fn(),
  close: jest.fn(async () => undefined),
});
const lazy = () => lazyProject('ordner', { send: jest.fn() });

beforeEach(() => opening.mockReset());

test('opens when somebody needs it, and once', async () => {
  const opened = project();
  opening.mockResolvedValue(opened);
  const { open } = lazy();
  expect(opening).not.toHaveBeenCalled();
  expect(await Promise.all([open(), open()])).toEqual([opened, opened]);
  expect(opening).toHaveBeenCalledTimes(1);
});

test('a failed opening is tried again', async () => {
  opening.mockRejectedValueOnce(new Error('voll')).mockResolvedValueOnce(project());
  const { open } = lazy();
  await expect(open()).rejects.toThrow('voll');
  await expect(open()).resolves.toBeDefined();
});

test('closes what is open, and does not wait for what is being opened', async () => {
  const opened = project();
  opening.mockResolvedValueOnce(opened).mockReturnValueOnce(new Promise(() => undefined));
  const first = lazy();
  await first.open();
  await first.close();
  expect(opened.close).toHaveBeenCalledTimes(1);
  const second = lazy();
  void second.open();
  await second.close();
});
