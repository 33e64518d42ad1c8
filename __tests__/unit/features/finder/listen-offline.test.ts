import { fireEvent } from '@testing-library/react';
import { listenForQuestions } from '../../../../src/features/finder/listen';

jest.mock('../../../../src/features/finder/talk', () => {
  throw new Error('offline');
});

test('a question stays in its field when its script is blocked, and other ways are named', async () => {
  document.body.innerHTML =
    '<form data-finder><input value="Was kostet das?"></form><a href="tel:+433160">Anrufen</a>';
  listenForQuestions(document);
  fireEvent.submit(document.querySelector('form') ?? document.body);
  await new Promise((done) => setTimeout(done));
  expect(document.querySelector('input')?.value).toBe('Was kostet das?');
  const note = document.querySelector('[role="alert"]');
  expect(note?.querySelector('a[href="tel:+433160"]')).not.toBeNull();
  expect(note?.querySelector('a[href$="#nachricht"]')).not.toBeNull();
  fireEvent.submit(document.querySelector('form') ?? document.body);
  await new Promise((done) => setTimeout(done));
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
});
