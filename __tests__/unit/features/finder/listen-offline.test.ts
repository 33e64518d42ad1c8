import { fireEvent } from '@testing-library/react';
import { listenForQuestions } from '../../../../src/features/finder/listen';

jest.mock('../../../../src/features/finder/talk', () => {
  throw new Error('offline');
});

test('a question stays in its field when the answers cannot be loaded', async () => {
  document.body.innerHTML = '<form data-finder><input value="Was kostet das?"></form>';
  listenForQuestions(document);
  fireEvent.submit(document.querySelector('form') ?? document.body);
  await new Promise((done) => setTimeout(done));
  expect(document.querySelector('input')?.value).toBe('Was kostet das?');
});
