import type { Dialogue, Slot } from '../../../../content-model/dialogues';
import { clockText, dayText } from '../../../../dialogue/dates';
import type { State } from '../../../../dialogue/state';
import { minutesOfDay } from '../../../../lib/format';
import { viennaTime } from '../../../../lib/vienna-time';
import type { FreeTimes } from '../call';
import { byDay } from '../when';

/** How many days are offered as buttons. */
const daysAtOnce = 3;

/** A dialogue whose times are those of the real calendar. */
export function withCalendar(dialogue: Dialogue, { minutes, times }: FreeTimes): Dialogue {
  const days = byDay(times).map(({ date, times: of }) => ({ date, clocks: of.map(clockOf) }));
  const offers = [...new Set(days.flatMap(({ clocks }) => clocks))].sort();
  const [from = '', to = ''] = [offers[0], offers.at(-1)];
  const calendar = {
    offers,
    // "Um drei" is in the afternoon.
    hours: [{ from, to: clockText(minutesOfDay(to) + minutes) }],
    free: Object.fromEntries(days.map(({ date, clocks }) => [date, clocks])),
  };
  const real = (slot: Slot): Slot => (slot.type === 'time' ? { ...slot, ...calendar } : slot);
  const replies = days.slice(0, daysAtOnce).map(({ date }) => dayText(date));
  return {
    ...dialogue,
    slots: Object.fromEntries(
      Object.entries(dialogue.slots).map(([name, slot]) => [name, real(slot)]),
    ),
    steps: dialogue.steps.map((step) => (step.slot === 'day' ? { ...step, replies } : step)),
  };
}

const clockOf = (instant: string): string => viennaTime(new Date(instant)).time;

/** The free time that was chosen; nothing while none was. */
export const chosenTime = ({ times }: FreeTimes, { values }: State): string | undefined =>
  times.find((instant) => {
    const { date, time } = viennaTime(new Date(instant));
    return date === values['day'] && time === values['time'];
  });
