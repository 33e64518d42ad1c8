import { act, render, screen } from '@testing-library/react';
import { ContactForm } from '../../../../src/features/forms/contact-form';
import { sendForm } from '../../../../src/lib/emailjs';
import { afterwards, contact } from '../../../support/contact';
import { fillIn, submit } from '../../../support/form-page';

jest.mock('../../../../src/lib/emailjs', () => jest.requireActual('../../../support/emailjs'));
jest.mock('../../../../src/config/env', () => ({
  ...jest.requireActual('../../../../src/config/env'),
  requestCopies: true,
}));

const request = jest.fn<Promise<Response>, [string, RequestInit]>();

test.each([
  ['takes it', async () => Response.json({})],
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'where the owner wants copies, what EmailJS took is recorded; the function %s',
  async (_what, answer) => {
    Object.assign(globalThis, { fetch: request.mockReset().mockImplementation(answer) });
    render(<ContactForm contact={contact} afterwards={afterwards} />);
    fillIn();
    await submit();
    await act(async () => new Promise((done) => setTimeout(done, 50)));
    expect(screen.getByText(/^Vielen Dank/)).toBeTruthy();
    expect(sendForm).toHaveBeenCalledTimes(1);
    const bodies = request.mock.calls.map(([, { body }]) =>
      JSON.parse(typeof body === 'string' ? body : ''),
    );
    expect(bodies).toEqual([expect.objectContaining({ form: 'contact', via: 'emailjs' })]);
  },
);
