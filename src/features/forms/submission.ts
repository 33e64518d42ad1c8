import { memoryBackedStorage } from '../../lib/storage';

/** Identifies one submission, whichever way it is sent and however often it is retried. */
export type Submission = { id: string; number: string };

const store = memoryBackedStorage('sessionStorage');
const keyOf = (formName: string): string => `draft:${formName}:id`;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The id of a form's current content: the same for a retry, also after a reload, until something is
 * changed. The number is for people: day and time, by which a mail is found, and four digits of the id.
 */
export function submissionOf(formName: string): Submission {
  const [id = '', number = ''] = store.getItem(keyOf(formName))?.split(' ') ?? [];
  if (uuid.test(id) && number !== '') return { id, number };
  const made = crypto.randomUUID();
  const submission = { id: made, number: `${stamp(new Date())}-${made.slice(0, 4).toUpperCase()}` };
  store.setItem(keyOf(formName), `${submission.id} ${submission.number}`);
  return submission;
}

/** Whatever is typed or sent from now on is a new submission. */
export const endSubmission = (formName: string): void => store.removeItem(keyOf(formName));

/** "2611-1432" */
function stamp(now: Date): string {
  const digits = [now.getDate(), now.getMonth() + 1, now.getHours(), now.getMinutes()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${digits.slice(0, 2).join('')}-${digits.slice(2).join('')}`;
}
