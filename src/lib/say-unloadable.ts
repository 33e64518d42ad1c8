const words = {
  text: 'Das lässt sich gerade nicht laden. So erreichen Sie uns: ',
  form: 'Kontaktformular',
};

/** Class of what is said. */
const marked = 'unloadable';
const noteBelow = ({ nextElementSibling: next }: Element) =>
  next?.className === marked ? next : undefined;

/**
 * Says below an element that something loaded on demand could not be loaded. It names the ways that
 * need no script: the page's telephone number and the contact form.
 */
export function sayUnloadable(place: Element): void {
  if (noteBelow(place)) return;
  const note = unloadableNote();
  place.after(note);
  note.className = marked;
  note.scrollIntoView({ block: 'center' });
}

/** The sentence itself, read aloud when it appears. */
export function unloadableNote(): HTMLElement {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.append(words.text);
  const phone = document.querySelector<HTMLAnchorElement>('a[href^="tel:"]')?.href.slice(4);
  if (phone !== undefined) note.append(linkTo(`tel:${phone}`, phone), ', ');
  note.append(linkTo('/kontaktinformationen#nachricht', words.form), '.');
  return note;
}

/** Takes it back when it has come after all. */
export function unsayUnloadable(place: Element): void {
  noteBelow(place)?.remove();
}

function linkTo(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  return link;
}
