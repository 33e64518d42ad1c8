import type { Dialogue, Step } from '../../content-model/dialogues';
import { fill } from '../../dialogue/fill';
import { type State, firstOf } from '../../dialogue/state';
import { downloadAppointment as giveAppointment } from '../../lib/download-appointment';
import { dialogueMessages as words } from './messages';

/** Hands over what was arranged to the visitor's calendar. */
export function downloadAppointment(
  dialogue: Dialogue,
  state: State,
  { title, minutes = '' }: NonNullable<Step['done']>,
): void {
  const date = firstOf(dialogue, state, 'day');
  const time = firstOf(dialogue, state, 'time');
  if (date === undefined || time === undefined) return;
  giveAppointment(
    {
      title: words.example(title),
      date,
      time,
      minutes: Number(fill(dialogue, state, minutes)),
      place: dialogue.business,
      description: words.calendarNote,
      host: 'beispiel.invalid',
    },
    'beispiel',
  );
}
