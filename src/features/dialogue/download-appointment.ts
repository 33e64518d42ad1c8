import type { Dialogue, Step } from '../../content-model/dialogues';
import { calendarFile } from '../../dialogue/calendar';
import { fill } from '../../dialogue/fill';
import { dayOf, timeOf } from '../../dialogue/live-sheets';
import type { State } from '../../dialogue/state';
import { dialogueMessages as words } from './messages';

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
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
  link.download = 'beispiel.ics';
  link.click();
  URL.revokeObjectURL(link.href);
}
