import type { Dialogue, Step } from '../../content-model/dialogues';
import { calendarFile } from '../../dialogue/calendar';
import { fill } from '../../dialogue/fill';
import { dayOf, timeOf } from '../../dialogue/live-sheets';
import type { State } from '../../dialogue/state';
import { dialogueMessages as words } from './messages';

/** How long a browser may take to read the file, in milliseconds. */
const readTime = 60_000;

/** Hands over what was arranged as a file for the visitor's calendar, made on the page itself. */
export function downloadAppointment(
  dialogue: Dialogue,
  state: State,
  { title, minutes = '' }: NonNullable<Step['done']>,
): void {
  const [date, time] = [dayOf(dialogue, state), timeOf(dialogue, state)];
  if (date === undefined || time === undefined) return;
  const file = calendarFile(
    {
      title: words.example(title),
      date,
      time,
      minutes: Number(fill(dialogue, state, minutes)),
      place: dialogue.business,
      description: words.calendarNote,
    },
    new Date(),
  );
  const link = document.createElement('a');
  const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  link.href = address;
  link.download = 'beispiel.ics';
  document.body.append(link);
  link.click();
  link.remove();
  // Safari asks first whether to open the file, and reads it only then.
  setTimeout(() => URL.revokeObjectURL(address), readTime);
}
