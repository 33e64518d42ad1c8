import { useEffect, useMemo, useRef, useState } from 'react';
import type { Dialogue } from '../../../../content-model/dialogues';
import { assistantOf, change, chipsAt, greet, type Turn } from '../../../../dialogue/talk';
import type { State } from '../../../../dialogue/state';
import { useConversation } from '../../../../dialogue/use-conversation';
import { viennaTime } from '../../../../lib/vienna-time';
import type { Outcome } from '../book';
import { type Appointment, type FreeTimes, lookAfter } from '../call';
import { appointmentMessages as words, manageMessages, refused } from '../messages';
import { whenText } from '../when';
import { chosenTime, withCalendar } from './calendar';
import { talkMessages as own } from './messages';

type Change = { action: 'cancel' } | { action: 'move'; startsAt: string };

/**
 * A conversation about a real appointment: what is chosen in it is booked with the form below it, and
 * what is moved or called off afterwards is so in the calendar.
 * @param reload asks for the free times anew
 */
export function useTalk(dialogue: Dialogue, free: FreeTimes, reload: () => void) {
  const assistant = useMemo(() => assistantOf(withCalendar(dialogue, free)), [dialogue, free]);
  const [appointment, setAppointment] = useState<Appointment>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);
  const isTaken = useRef(false);
  const days = assistant.dialogue.steps.find(({ slot }) => slot === 'day')?.replies ?? [];

  const talk = useConversation(assistant, {
    replies: [...days, ...dialogue.replies.slice(1, 2)],
    revise: (next, before, said) =>
      appointment === undefined ? next : revised(appointment, next, before, said),
  });
  const { turn, tell } = talk;

  function revised(booked: Appointment, next: Turn, before: Turn, said: string): Turn {
    if (said === manageMessages.cancelNow) {
      void alter(booked, { action: 'cancel' }, manageMessages.cancelled);
      return { ...before, says: [own.moment], replies: [] };
    }
    if (said === manageMessages.keep) return { ...before, says: [own.kept], replies: own.booked };
    // What the engine takes for called off is asked about first: this appointment is real.
    if (next.state.task === undefined) {
      const replies = [manageMessages.cancelNow, manageMessages.keep];
      return { ...before, says: [manageMessages.sure], replies };
    }
    if (next.state.status !== 'done') return next;
    const startsAt = chosenTime(free, next.state);
    if (startsAt === undefined) return { ...next, replies: own.booked };
    if (startsAt === booked.startsAt) return { ...next, says: [own.kept], replies: own.booked };
    void alter(booked, { action: 'move', startsAt }, manageMessages.moved);
    return { ...next, says: [own.moment], replies: [] };
  }

  async function alter(booked: Appointment, what: Change, done: string): Promise<void> {
    const { token, sequence } = booked;
    setBusy(true);
    const { now = booked, refusal } = await lookAfter({ ...what, token, sequence });
    setBusy(false);
    reload();
    show(now, refusal ? refused[refusal] : done);
  }

  /** Says how an appointment stands, and lets its day and time stand in the conversation. */
  function show(now: Appointment, ...says: string[]): void {
    setAppointment(now.cancelled ? undefined : now);
    setOutcome(undefined);
    const { date, time } = viennaTime(new Date(now.startsAt));
    tell(says, ({ state: { said } }) => {
      const fresh: State = { ...greet(assistant).state, task: undefined, step: undefined, said };
      const state: State = now.cancelled
        ? fresh
        : { ...fresh, task: 'day', status: 'done', done: 'done', values: { day: date, time } };
      const chips = chipsAt(assistant, state);
      return { state, chips, replies: now.cancelled ? dialogue.replies : own.booked };
    });
  }

  /** What came of the form. */
  function settle(next: Outcome): void {
    // The talk itself says that a time is taken.
    setOutcome(next === 'taken' ? undefined : next);
    if (typeof next === 'object') show(next, words.booked(whenText(next.startsAt)), ...words.next);
    if (next === 'wish') tell([words.wishSent], () => ({ replies: [] }));
    if (next !== 'taken') return;
    // Somebody else was quicker: another time is asked for as soon as it is known which are free.
    isTaken.current = true;
    tell([words.taken], () => ({ replies: [] }));
    reload();
  }
  useEffect(() => {
    if (!isTaken.current) return;
    isTaken.current = false;
    const next = change(assistant, turn.state, 'time', new Date());
    tell(next.says, () => next);
    // Once for each calendar.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [assistant]);

  const time = turn.state.status === 'done' ? chosenTime(free, turn.state) : undefined;
  return { ...talk, typing: talk.typing || busy, time, appointment, outcome, settle };
}
