import { Link } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../../../components/button/button';
import { TextField } from '../../../../components/field/field';
import type { Dialogue } from '../../../../content-model/dialogues';
import { loadDialogue } from '../../../../dialogue/load';
import { sayTyped } from '../../../../dialogue/use-conversation';
import type { Contact } from '../../other-ways';
import { type FreeTimes, loadTimes } from '../call';
import { DetailsForm } from '../details-form';
import { appointmentMessages as words } from '../messages';
import Picker from '../picker';
import { Trouble } from '../trouble';
import { useFocusOn } from '../use-focus';
import { ownTime } from '../when';
import { talkLooks as looks } from './looks';
import { talkMessages as own } from './messages';
import { useTalk } from './use-talk';

/** The conversation, what it is about, and which times are free. */
type Loaded = { dialogue: Dialogue; free: FreeTimes };

/** Books a consultation in conversation; where nobody knows the free times, the picker says so. */
export default function Sabine({ contact }: { contact: Contact }) {
  const [loaded, setLoaded] = useState<Loaded | 'loading' | 'down'>('loading');
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const dialogue = loadDialogue('beratung').catch(() => undefined);
    void Promise.all([dialogue, loadTimes()]).then(([talk, free]) => {
      const next = talk && free?.times.length ? { dialogue: talk, free } : undefined;
      // A conversation that has begun goes on with what it knows.
      setLoaded((before) => next ?? (typeof before === 'object' ? before : 'down'));
    });
  }, [asked]);
  if (loaded === 'loading') return <p role="status">{words.loading}</p>;
  if (loaded === 'down') return <Picker contact={contact} />;
  return <Talk {...loaded} contact={contact} reload={() => setAsked(asked + 1)} />;
}

type TalkProps = Loaded & { contact: Contact; reload: () => void };

function Talk({ dialogue, free, contact, reload }: TalkProps) {
  const talk = useTalk(dialogue, free, reload);
  const { lines, turn, typing, say, correct, time, appointment, outcome } = talk;
  const box = useRef<HTMLDivElement>(null);
  const replies = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines, typing]);
  const isHandedOver = turn.state.status === 'handover';
  const isChosen = time !== undefined && appointment === undefined;
  const asks = outcome !== 'wish' && (isChosen || isHandedOver);
  // What came of the form stands in the talk above it.
  const log = useFocusOn<HTMLDivElement>(asks);
  const heading = useFocusOn<HTMLHeadingElement>(asks);

  const press = (what: () => void) => {
    // The button goes away with the answer; the next ones are where it was.
    replies.current?.focus();
    what();
  };
  return (
    <section aria-label={own.region} style={looks.talk}>
      <p>
        {words.length(free.minutes)} {free.times.some(ownTime) && words.otherZone}
      </p>
      {/* A box that scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={box} tabIndex={0} style={looks.box}>
        <div ref={log} tabIndex={-1} role="log" aria-label={own.log} style={looks.quiet}>
          <ol style={looks.log}>
            {lines.map(({ from, text }, index) => (
              <li key={index} style={looks[from]}>
                <span className="visually-hidden">{from === 'guest' ? own.you : own.name}: </span>
                {text}
              </li>
            ))}
          </ol>
        </div>
        {typing && <p aria-hidden="true">{own.typing}</p>}
      </div>
      {turn.chips.length > 0 && (
        <div role="group" aria-label={own.chosen} style={looks.buttons}>
          {turn.chips.map((chip) => (
            <button
              key={`${chip.slot} ${chip.value}`}
              type="button"
              style={looks.chip}
              aria-label={own.change(chip.label, chip.value)}
              onClick={() => press(() => correct(chip))}
            >
              {chip.value}
            </button>
          ))}
        </div>
      )}
      <div
        ref={replies}
        tabIndex={-1}
        role="group"
        aria-label={own.suggestions}
        style={looks.buttons}
      >
        {!typing &&
          turn.replies.map((reply) => (
            <button
              key={reply}
              type="button"
              className={buttonClass('outline', true)}
              onClick={() => press(() => say(reply))}
            >
              {reply}
            </button>
          ))}
      </div>
      <form noValidate style={looks.say} onSubmit={sayTyped(say)}>
        <TextField name="text" label={own.field} type="text" autoComplete="off" error={undefined} />
        <button type="submit" className={buttonClass('ink', true)}>
          {own.send}
        </button>
      </form>
      {asks && (
        <>
          <h3 ref={heading} tabIndex={-1} style={looks.said}>
            {isHandedOver ? own.handOver : own.who}
          </h3>
          {isHandedOver && <p>{own.handOverNote}</p>}
          <Trouble outcome={outcome} contact={contact} />
          <DetailsForm time={time} notes={turn.state.notes ?? []} onOutcome={talk.settle} />
        </>
      )}
      {appointment && (
        <p>
          <Link to={`/termin#${appointment.token}`}>{words.manage}</Link>
        </p>
      )}
    </section>
  );
}
