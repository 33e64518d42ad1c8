import { onApproach } from '../../lib/on-approach';
import { sayUnloadable, unsayUnloadable } from '../../lib/say-unloadable';

const loadTalk = () => import('./talk');

const formOf = (element: Element): HTMLFormElement | null =>
  element.closest<HTMLFormElement>('form[data-finder]');

/**
 * Lets visitors ask what the site says. Listens at the document, because the section has no
 * component in the browser; everything else is loaded when the field is near being used.
 */
export function listenForQuestions(document: Document): void {
  onApproach(document, (near) => {
    const form = formOf(near);
    // A question asked later tries again.
    if (form)
      loadTalk().then(
        ({ prepareTalk }) => prepareTalk(form),
        () => undefined,
      );
  });
  document.addEventListener('submit', (event) => {
    const form = event.target instanceof Element ? formOf(event.target) : null;
    if (form === null) return;
    event.preventDefault();
    const { submitter } = event;
    const suggested = submitter instanceof HTMLButtonElement ? submitter.value : '';
    const field = form.querySelector('input');
    const question = (suggested || (field?.value ?? '')).trim();
    if (question === '') return;
    loadTalk().then(
      ({ ask }) => {
        unsayUnloadable(form);
        if (field?.value.trim() === question) field.value = '';
        return ask(form, question);
      },
      // The question stays in its field, to be sent again.
      () => sayUnloadable(form),
    );
  });
}
