import { finderMessages as words } from './messages';
import * as styles from './exchanges.module.css';

/** The message field of the contact form on this page. */
const messageField = (): HTMLTextAreaElement | null =>
  document.querySelector('form textarea[name="message"]');

/**
 * Puts a question into the contact form of the page, after what stands there. It goes by no address:
 * what somebody asks is nobody else's business until it is sent.
 */
function prepare(question: string): void {
  const field = messageField();
  if (field === null) return;
  if (!field.value.includes(question))
    field.value = [field.value.trimEnd(), question].filter(Boolean).join('\n\n');
  // The form keeps a draft of what is typed.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.form?.scrollIntoView();
  field.form?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
}

/** Offers to send a question that has no answer here; nothing where there is no form. */
export function SendQuestion({ question }: { question: string }) {
  if (messageField() === null) return null;
  return (
    <button type="button" className={styles.send} onClick={() => prepare(question)}>
      {words.send}
    </button>
  );
}
