import { render, screen } from '@testing-library/react';
import { ConsultationForm } from '../../../../src/features/forms/consultation-form';
import { ContactForm } from '../../../../src/features/forms/contact-form';
import { afterwards, contact } from '../../../support/contact';
import { linkTargets } from '../../../support/form-page';

jest.mock('../../../../src/config/env', () => ({ emailJs: undefined }));

test.each([
  ['contact', <ContactForm key="contact" contact={contact} afterwards={afterwards} />],
  [
    'consultation',
    <ConsultationForm
      key="consultation"
      contact={contact}
      afterwards={afterwards}
      industries={[]}
      subjects={[]}
    />,
  ],
])('in a build without EmailJS the %s form offers e-mail and phone instead', (_name, form) => {
  render(form);
  expect(screen.getByText(/^Das Formular ist gerade nicht in Betrieb/)).toBeTruthy();
  expect(linkTargets()).toEqual([`mailto:${contact.email}`, contact.phoneHref]);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.queryByRole('button')).toBeNull();
});
