import type { Outcome } from './deliver';
import { sendMessages as words } from './send-messages';

/**
 * Shows the outcome of a form on another page. Styled inline, because only pages with forms have the
 * style sheet of forms.
 */
export function tell(outcome: Outcome): void {
  const box = document.createElement('div');
  box.role = outcome === 'success' ? 'status' : 'alert';
  box.style.cssText =
    'position:fixed;inset:auto 16px 88px;z-index:60;max-width:480px;padding:16px;' +
    'background:var(--ink);color:white;border-radius:4px';
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = words.close;
  close.style.cssText = 'margin-left:16px;padding:10px 0;color:inherit;text-decoration:underline';
  close.addEventListener('click', () => {
    box.remove();
    document.querySelector('main')?.focus({ preventScroll: true });
  });
  document.body.append(box);
  // Screen readers announce text that is added to a live region, not the region itself.
  requestAnimationFrame(() =>
    box.append(outcome === 'success' ? words.sentMeanwhile : words.notSentMeanwhile, close),
  );
}
