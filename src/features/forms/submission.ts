import { memoryBackedStorage } from '../../lib/storage';

/** What one submission is called, whichever way it takes and however often it is tried. */
export type Submission = { id: string; number: string };

const store = memoryBackedStorage('sessionStorage');
const keyOf = (formName: string): string => `draft:${formName}:id`;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The id of what a form holds: the same for a second try, also after a reload, until something is
 * changed. The number is for people: day and time, by which a mail is found, and four signs of the id.
 */
export function submissionOf(formName: string): Submission {
  const [id = '', number = ''] = store.getItem(keyOf(formName))?.split(' ') ?? [];
  if (uuid.test(id) && number !== '') return { id, number };
  const made = crypto.randomUUID();
  const submission = { id: made, number: `${stamp(new Date())}-${made.slice(0, 4).toUpperCase()}` };
  store.setItem(keyOf(formName), `${submission.id} ${submission.number}`);
  return submission;
}

/** What is typed or sent from now on is another submission. */
export const endSubmission = (formName: string): void => store.removeItem(keyOf(formName));

/** "2611-1432" */
function stamp(now: Date): string {
  const digits = [now.getDate(), now.getMonth() + 1, now.getHours(), now.getMinutes()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${digits.slice(0, 2).join('')}-${digits.slice(2).join('')}`;
}
