import { downloadAppointment } from '../../lib/download-appointment';
import type { TrainingDate } from '../../lib/training-date';

const minutesOf = (time: string): number =>
  time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** Hands over the date of a training as a file for the calendar. */
export function downloadTraining(
  { title, place, from, to }: TrainingDate['calendar'],
  date: string,
): void {
  const minutes = minutesOf(to) - minutesOf(from);
  const { hostname: host, origin } = window.location;
  downloadAppointment(
    { title, date, time: from, minutes, place, description: `${origin}/training`, host },
    `workshop-${date}`,
  );
}
