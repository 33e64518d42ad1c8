import { act, render } from '@testing-library/react';
import { ContactForm } from '../../../../src/features/forms/contact-form';
import { afterwards, contact } from '../../../support/contact';
import { field, typed } from '../../../support/form-page';
import { renderToString } from '../../../support/render-to-string';

jest.mock('../../../../src/lib/emailjs', () => jest.requireActual('../../../support/emailjs'));

const page = <ContactForm contact={contact} afterwards={afterwards} />;

/** The page as the browser has it before any script runs. */
function served(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  return container;
}

const hydrate = (container: HTMLElement) =>
  act(async () => render(page, { container, hydrate: true }));

/** Hidden fields of a page, name and value. */
function hiddenFields(container: Element): Record<string, string> {
  const inputs = [...container.querySelectorAll<HTMLInputElement>('input[type="hidden"]')];
  return Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
}

beforeEach(() => document.body.replaceChildren());

test('before the script runs the form posts to EmailJS by itself, checked by the browser', () => {
  const container = served();
  const form = container.querySelector('form');
  expect(form).toMatchObject({
    method: 'post',
    enctype: 'multipart/form-data',
    action: `${process.env.GATSBY_EMAILJS_ORIGIN}/api/v1.0/email/send-form`,
    noValidate: false,
  });
  expect(hiddenFields(container)).toEqual({
    service_id: process.env.GATSBY_EMAILJS_SERVICE_ID,
    template_id: process.env.GATSBY_EMAILJS_TEMPLATE_ID,
    user_id: process.env.GATSBY_EMAILJS_PUBLIC_KEY,
  });
});

test('without script the visitor learns beforehand what the answer looks like', async () => {
  const container = served();
  const [hint] = container.getElementsByTagName('noscript');
  expect(hint?.textContent).toMatch(/Steht darauf „OK“.*Zurück-Taste/);
  const button = container.querySelector('button') ?? container;
  expect(hint?.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('hydration finds the page it expects; the script brings its own ids and errors', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = served();
  await hydrate(container);
  expect(log.mock.calls).toEqual([]);
  expect(hiddenFields(container)).toEqual({});
  expect(container.querySelector('form')?.noValidate).toBe(true);
});

test('what was typed before hydration is kept', async () => {
  sessionStorage.setItem('draft:contact', '{"name":"Alt","phone":"1"}');
  const container = served();
  field('Name').value = 'Neu';
  await hydrate(container);
  expect(typed()).toMatchObject({ Name: 'Neu', Telefon: '1' });
});

test('W17: what was typed is kept even where an extension has changed the page, and React draws it anew', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.setItem('draft:contact', '{"name":"Alt","phone":"1"}');
  const container = served();
  field('Name').value = 'Neu';
  const before = field('Name');
  before.after(document.createElement('grammarly-extension'));
  await hydrate(container);
  expect(field('Name')).not.toBe(before);
  expect(typed()).toMatchObject({ Name: 'Neu', Telefon: '1' });
});
