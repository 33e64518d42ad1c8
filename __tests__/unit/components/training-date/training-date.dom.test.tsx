import { render, screen } from '@testing-library/react';
import {
  BookTraining,
  DateTag,
  DepartureDate,
} from '../../../../src/components/training-date/training-date';
import { downloadTraining } from '../../../../src/components/training-date/download-training';
import { downloadAppointment } from '../../../../src/lib/calendar-file';
import { trainingDate } from '../../../../src/lib/training-date';
import { contentOf } from '../../../support/content';

jest.mock('../../../../src/lib/calendar-file', () => ({ downloadAppointment: jest.fn() }));

const trainings = contentOf('trainings');
const { firstDate } = trainings;
const furtherDates = [
  { iso: '2027-02-12', tag: '12. FEB 2027', text: '12. Februar 2027', places: 4 },
  { iso: '2027-03-12', tag: '12. MÄR 2027', text: '12. März 2027', places: 0 },
];

function show(now: string, more: typeof furtherDates = []) {
  jest.useFakeTimers({ now: new Date(now) });
  const date = trainingDate({ ...trainings, furtherDates: more });
  render(
    <>
      <DepartureDate date={date} />
      <BookTraining date={date} look="primary">
        Platz buchen
      </BookTraining>
    </>,
  );
  return document.body.textContent;
}

test('without a date the board invites, and the past one stands at the offer only', () => {
  const text = show('2026-11-26T12:00:00Z');
  expect(text).toContain(trainingDate(trainings).request.board?.join(''));
  expect(text).not.toContain(firstDate.text);
  const { container } = render(<DateTag date={trainingDate(trainings)} tag={firstDate.tag} />);
  expect(container.textContent).toBe(`${firstDate.next.last} ${firstDate.tag}.`);
  const link = screen.getByRole('link', { name: firstDate.next.label });
  expect(link.getAttribute('href')).toMatch(/#nachricht$/);
});

test('a further date can be booked, with its places; one that is sold out says so', () => {
  const text = show('2026-11-26T12:00:00Z', furtherDates);
  expect(text).toMatch(/12\. Februar 2027.*noch 4 Plätze.*12\. März 2027, ausgebucht/);
  expect(text).not.toContain(firstDate.text);
  expect(screen.getByRole('link', { name: /^Platz buchen/ })).toBeTruthy();
});

test('a date goes into the calendar from its first to its last hour', () => {
  const { calendar } = trainingDate(trainings);
  downloadTraining({ ...calendar, from: '09:00', to: '16:30' }, '2027-02-12');
  const { title, place } = calendar;
  expect(downloadAppointment).toHaveBeenCalledWith(
    expect.objectContaining({ title, place, date: '2027-02-12', time: '09:00', minutes: 450 }),
    'workshop-2027-02-12',
  );
});
