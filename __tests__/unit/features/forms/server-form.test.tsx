import { act, render } from '@testing-library/react';
import { ContactForm } from '../../../../src/features/forms/contact-form';
import { contact } from '../../../support/contact';
import { field, typed } from '../../../support/form-page';
import { renderToString } from '../../../support/render-to-string';

jest.mock('gatsby', () => jest.requireActual('../../../support/gatsby'));
jest.mock('../../../../src/config/env', () =>
  jest.requireActual('../../../support/emailjs-settings'),
);
jest.mock('../../../../src/lib/emailjs', () => jest.requireActual('../../../support/emailjs'));

const page = <ContactForm contact={contact} />;

/** The page as the browser has it before any script runs. */
function served(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  return container;
}

/** Hidden fields of a page, name and value. */
function hiddenFields(container: Element): Record<string, string> {
  const inputs = [...container.querySelectorAll<HTMLInputElement>('input[type="hidden"]')];
  return Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
}

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

test('F01: without script the form posts to EmailJS by itself', () => {
  const form = served().querySelector('form');
  expect(form?.method).toBe('post');
  expect(form?.enctype).toBe('multipart/form-data');
  expect(form?.action).toBe('http://localhost:9010/api/v1.0/email/send-form');
});

test('F03: a submit before hydration shows no value in the address bar', () => {
  expect(served().querySelector('form')?.getAttribute('method')).toBe('post');
});

test('F01: without script the ids travel in hidden fields', () => {
  expect(hiddenFields(served())).toEqual({
    service_id: 'service',
    template_id: 'template',
    user_id: 'key',
  });
});

test('F01: without script the browser checks the fields', () => {
  expect(served().querySelector('form')?.noValidate).toBe(false);
});

test('after hydration the ids are gone: the script brings its own', async () => {
  const container = served();
  await act(async () => {
    render(page, { container, hydrate: true });
  });
  expect(hiddenFields(container)).toEqual({});
});

test('hydration finds the page it expects', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => {
    render(page, { container: served(), hydrate: true });
  });
  expect(log.mock.calls).toEqual([]);
  log.mockRestore();
});

test('what was typed before hydration stays', async () => {
  sessionStorage.setItem('draft:contact', '{"name":"Alt","phone":"1"}');
  const container = served();
  field('Name').value = 'Neu';
  await act(async () => {
    render(page, { container, hydrate: true });
  });
  expect(typed()).toMatchObject({ Name: 'Neu', Telefon: '1' });
});
