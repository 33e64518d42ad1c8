import { createRoot } from 'react-dom/client';
import type { Contact } from '../other-ways';
import Picker from './picker';

/** The agency's contact details, read from the page's footer. */
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
 * Mounts the picker beside a button, as a React root of its own: the button is static
 * markup, or inside a form, and forms cannot be nested.
 */
export function openPicker(button: HTMLElement): void {
  if (button.style.display !== '') return;
  const place = document.createElement('div');
  place.tabIndex = -1;
  // In the last column of the surrounding grid, if there is one.
  place.style.cssText = 'grid-column:-2/-1;outline:none';
  (button.closest('form, [data-actions]') ?? button).after(place);
  button.style.display = 'none';
  place.focus();
  createRoot(place).render(<Picker contact={contactOn(document)} />);
}
