import { render, screen } from '@testing-library/react';
import { ConsultationForm } from '../../../../src/features/forms/consultation-form';
import { ContactForm } from '../../../../src/features/forms/contact-form';
import { contact } from '../../../support/contact';

jest.mock('gatsby', () => jest.requireActual('../../../support/gatsby'));
jest.mock('../../../../src/config/env', () => ({ emailJs: undefined }));

describe.each([
  ['contact form', <ContactForm key="contact" contact={contact} />],
  ['consultation form', <ConsultationForm key="consultation" contact={contact} industries={[]} />],
])('the %s without configuration', (_name, page) => {
  test('says so', () => {
    render(page);
    expect(screen.getByText(/^Das Formular ist gerade nicht in Betrieb/)).toBeTruthy();
  });

  test('offers mail and phone', () => {
    render(page);
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['mailto:hallo@uhrturm-ki.example', 'tel:+43316000000']);
  });

  test('has nothing to fill in', () => {
    render(page);
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
