import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { offerCallback, setCallBar } from '../../../../src/features/forms/call-bar';
import { callbackTimes } from '../../../../src/features/forms/callback-words';
import { callbackMessages as words } from '../../../../src/features/forms/callback-messages';
import { sendForm } from '../../../../src/lib/emailjs';

jest.mock('../../../../src/lib/emailjs', () => jest.requireActual('../../../support/emailjs'));

const bar = `<nav><a href="tel:+43316" data-office data-form="/kontakt#nachricht" data-days="01234"
  data-from="09:00" data-to="17:00" data-phone="0316" data-email="a@b.at"><b>Anrufen</b><small>Mo–Fr</small></a></nav>`;
const link = () => screen.getByRole('link');
const shown = (now: string) => {
  jest.setSystemTime(new Date(now));
  document.body.innerHTML = bar;
  setCallBar(document);
  return [link().textContent, link().getAttribute('href')];
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'], advanceTimers: true });
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

test('the call bar knows the hour and the day', () => {
  expect(shown('2026-11-26T11:00Z')).toEqual(['AnrufenHeute bis 17 Uhr', 'tel:+43316']);
  expect(shown('2026-11-26T17:00Z')).toEqual([
    `${words.title}Morgen ab 9 Uhr`,
    '/kontakt#nachricht',
  ]);
  expect(shown('2026-11-28T11:00Z')[0]).toContain('Montag ab 9 Uhr');
});

test('no time that is over is offered', () => {
  const hours = { days: '01234', from: '09:00', to: '17:00' };
  expect(callbackTimes(hours, { date: '2026-11-27', time: '13:00' })).toEqual([
    words.anyTime,
    'Heute nachmittags',
    'Montag vormittags',
    'Montag nachmittags',
    'Dienstag vormittags',
  ]);
});

test('name, number and a time are enough; the focus comes back', async () => {
  shown('2026-11-29T11:00Z');
  offerCallback(document);
  fireEvent.click(link());
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Eva Kern' } });
  fireEvent.change(screen.getByLabelText('Telefon'), { target: { value: '0664 123 45 67' } });
  const when = screen.getByLabelText(words.when);
  fireEvent.change(when, { target: { value: words.message('Morgen vormittags') } });
  fireEvent.click(screen.getByRole('button', { name: words.submit }));
  expect(await screen.findByText(words.success)).toBeTruthy();
  const [fields] = jest.mocked(sendForm).mock.calls[0] ?? [];
  expect(Object.fromEntries(fields ?? [])).toEqual({
    name: 'Eva Kern',
    phone: '0664 123 45 67',
    message: 'Bitte um Rückruf: Morgen vormittags',
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Schließen' })));
  await waitFor(() => expect(document.activeElement).toBe(link()));
});
