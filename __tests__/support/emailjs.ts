type Failure = { status: number; text: string };
type Answer = () => Promise<Failure | undefined>;

/** The fields of every form that was sent, newest last. */
export const sent: Record<string, FormDataEntryValue>[] = [];
let answer: Answer;

/** What EmailJS says from now on; until then that it has taken the message. */
export function emailJsAnswers(next: Answer): void {
  answer = next;
}

// In place of src/lib/emailjs: loads nothing, and sends what the form holds at that moment.
export const loadEmailJs = jest.fn(async () => undefined);
export const sendForm = async (form: HTMLFormElement) => {
  sent.push(Object.fromEntries(new FormData(form)));
  return answer();
};

beforeEach(() => {
  sent.length = 0;
  loadEmailJs.mockClear();
  answer = async () => undefined;
});
