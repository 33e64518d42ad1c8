import { nextDay, type TrainingDate, type TrainingDay } from '../../lib/training-date';
import { useClientValue } from '../../lib/hydration';

/** The day that can be booked: first as on the day of the build, then as it is for the visitor. */
export function useNextDay({ days, nextIso }: TrainingDate): TrainingDay | undefined {
  // A text, so that it is the same as long as nothing changes.
  const iso = useClientValue(() => nextDay(days, new Date())?.iso ?? '') ?? nextIso;
  return days.find((day) => day.iso === iso);
}
