import { downloadAppointment } from '../../lib/calendar-file';
import { minutesOfDay } from '../../lib/format';
import type { TrainingDate } from '../../lib/training-date';

/** Hands over the date of a training as a file for the calendar. */
export function downloadTraining(
  { title, place, from, to }: TrainingDate['calendar'],
  date: string,
): void {
  const minutes = minutesOfDay(to) - minutesOfDay(from);
  const { hostname: host, origin } = window.location;
  downloadAppointment(
    { title, date, time: from, minutes, place, description: `${origin}/training`, host },
    `workshop-${date}`,
  );
}
