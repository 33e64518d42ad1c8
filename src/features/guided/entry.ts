import type { Conversation } from '../../content-model/guided';
import { withBusiness } from './fill';
import { guidedWords } from './messages';
import { minutesOf } from './sheet';
import { type State, answerTo, taskOf } from './state';

/** What was arranged, as a calendar takes it; undefined where there is nothing to enter. */
export function appointmentOf(conversation: Conversation, state: State, business: string) {
  const date = answerTo(conversation, state, 'day');
  const time = answerTo(conversation, state, 'time');
  const minutes = minutesOf(conversation, state);
  const task = taskOf(conversation, state);
  if (!task || !date || !time || minutes === undefined) return undefined;
  const words = guidedWords(conversation);
  return {
    title: withBusiness(words.example(task.done.title), business),
    ...{ date, time, minutes },
    place: business,
    description: words.calendarNote,
    host: 'beispiel.invalid',
  };
}
