import { createRoot } from 'react-dom/client';
import type { Contact } from '../other-ways';
import Picker from './picker';
import Sabine from './talk/sabine';

/** How the page, which has it in its footer, says that the agency is reached. */
function contactOn(document: Document): Contact {
  const link = (scheme: string) =>
    document.querySelector<HTMLAnchorElement>(`footer a[href^="${scheme}:"]`);
  const [phone, email] = [link('tel'), link('mailto')];
  return {
    email: email?.pathname ?? '',
    phone: phone?.textContent ?? '',
    phoneHref: phone?.href ?? '',
  };
}

/**
 * Opens the picker, or Sabine, at a button, as a tree of its own: the button is markup of the build, or
 * stands in a form, which can hold no other.
 */
export function openPicker(button: HTMLElement): void {
  if (button.style.display !== '') return;
  const place = document.createElement('div');
  place.tabIndex = -1;
  // The last column of whatever stands around it.
  place.style.cssText = 'grid-column:-2/-1;outline:none';
  (button.closest('form, [data-actions]') ?? button).after(place);
  button.style.display = 'none';
  place.focus();
  const Books = button.dataset.booking === 'talk' ? Sabine : Picker;
  createRoot(place).render(<Books contact={contactOn(document)} />);
}
