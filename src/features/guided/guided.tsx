import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { buttonClass } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import { SheetView } from '../../components/vignettes/sheet-view';
import { VignetteFrame } from '../../components/vignettes/vignette-frame';
import type { Conversation } from '../../content-model/guided';
import { downloadAppointment } from '../../lib/calendar-file';
import { rememberDemo } from '../../lib/demo-context';
import { Asked } from './asked';
import { OneField } from './controls';
import { businessOf, saidIn, withBusiness } from './fill';
import { frameWords, wordsOf } from './messages';
import { keep } from './open';
import { appointmentOf, sheetOf } from './sheet';
import { type State, taskOf } from './state';
import { type Action, start, talk } from './talk';
import * as styles from './guided.module.css';

export { openConversation } from './open';

type GuidedProps = {
  opened: State;
  portrait: string | undefined;
  /** Address of the example. */
  place: string;
  appointment: ReactNode;
};

/** A conversation that the visitor leads by buttons, and beside it the sheet that fills in. */
export function Guided({ opened, portrait, place, appointment }: GuidedProps) {
  const [state, setState] = useState(opened);
  const { conversation, lines, own, phase } = state;
  const words = wordsOf(conversation);
  const thread = useRef<HTMLDivElement>(null);
  const newest = useRef<HTMLLIElement>(null);
  const asked = useRef<HTMLDivElement>(null);
  const ownId = useId();
  const region = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const example = region.current?.parentElement?.classList;
    example?.add(`${styles.example}`);
    return () => example?.remove(`${styles.example}`);
  }, []);
  const act = (action: Action) => setState(talk(state, action, new Date()));
  useEffect(() => keep(state), [state]);
  useEffect(() => {
    // The button that was pressed is gone: what is asked now takes the focus.
    const input = asked.current?.querySelector<HTMLElement>('form:first-child input');
    (input ?? asked.current)?.focus({ preventScroll: true });
    const box = thread.current;
    if (!box) return;
    box.scrollIntoView({ block: 'nearest' });
    box.scrollTop = (newest.current?.offsetTop ?? 0) - 12;
  }, [lines.length, phase.at]);

  const isDone = phase.at === 'done';
  const tried = frameWords.tried(conversation.name, taskOf(state)?.button ?? '', own.trim());
  const sheet = sheetOf(state);
  const notes = state.notes.map((text) => ({ name: '', label: words('note'), text }));
  const said = [...saidIn(state), ...notes];
  const lastSaid = lines.map(({ from }) => from).lastIndexOf('guest');
  return (
    <section
      ref={region}
      className={styles.guided}
      aria-label={words('region', { name: conversation.name })}
    >
      <div className={styles.head}>
        <label htmlFor={ownId}>{frameWords.soundsLikeYou}</label>
        <input
          id={ownId}
          placeholder={frameWords.ownName}
          autoComplete="organization"
          maxLength={60}
          value={own}
          onChange={({ currentTarget }) => setState({ ...state, own: currentTarget.value })}
        />
        <a
          href={place}
          className={styles.close}
          aria-label={frameWords.back}
          onClick={() => keep(undefined)}
        >
          <Icon name="close" />
        </a>
      </div>
      <VignetteFrame
        vignette={{
          type: 'chat',
          title: businessOf(state),
          subtitle: words('subtitle', { name: conversation.name }),
          avatar: portrait ? { id: '', name: '', image: portrait, guided: undefined } : undefined,
        }}
      >
        {/* A box that scrolls must be reachable by keyboard. */}
        <div ref={thread} className={styles.thread} tabIndex={0} lang={conversation.language}>
          <div role="log">
            <ol>
              {lines.map(({ from, text, numbers }, index) => (
                <li key={index} ref={index === lastSaid ? newest : null} className={styles[from]}>
                  <p>
                    <span className="visually-hidden">
                      {from === 'guest' ? words('you') : conversation.name}:{' '}
                    </span>
                    {withBusiness(state, text)}
                  </p>
                  {numbers && <Numbers {...{ conversation, numbers }} />}
                </li>
              ))}
            </ol>
          </div>
          <div
            ref={asked}
            tabIndex={-1}
            role="group"
            aria-label={words('answers')}
            className={styles.asked}
          >
            {isDone && <Outcome {...{ state, appointment }} />}
            <Asked key={lines.length} {...{ state, place }} onAct={act} />
          </div>
          <details key={lines.length} className={styles.note}>
            <summary>{words('somethingElse')}</summary>
            <OneField
              label={words('noteFor', { human: conversation.human })}
              submit={words('send')}
              autoComplete="off"
              onSend={(text) => act({ do: 'note', text })}
            />
          </details>
        </div>
      </VignetteFrame>
      <div className={styles.side}>
        {sheet && (
          <SheetView vignette={{ ...sheet, subtitle: withBusiness(state, sheet.subtitle) }} />
        )}
        {said.length > 0 && !(isDone && sheet) && (
          <details className={styles.values} open={!sheet}>
            <summary>{words('values')}</summary>
            <ul>
              {said.map(({ name, text, label }, index) => (
                <li key={index}>
                  <span>{label}</span>
                  <strong>{text}</strong>
                  {name && !isDone && (
                    <button type="button" onClick={() => act({ do: 'change', field: name })}>
                      <span className="visually-hidden">{label}</span> {words('changeValue')}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </details>
        )}
        <p className={styles.invitation}>{frameWords.invitation}</p>
        <a
          href="/trial#formular"
          className={buttonClass('primary', true)}
          onClick={() => rememberDemo({ sentence: tried })}
        >
          {frameWords.request(own.trim())}
        </a>
      </div>
      <div className={styles.danger} lang={conversation.language}>
        <p>{withBusiness(state, conversation.danger.say)}</p>
        <Numbers conversation={conversation} numbers={conversation.danger.numbers} />
        <button type="button" className={styles.again} onClick={() => setState(start(state))}>
          {words('again')}
        </button>
      </div>
    </section>
  );
}

type NumbersProps = { conversation: Conversation } & Pick<Conversation['danger'], 'numbers'>;

/** Emergency numbers, each to be rung up. */
function Numbers({ conversation, numbers }: NumbersProps) {
  return (
    <ul className={styles.numbers}>
      {numbers.map((number) => (
        <li key={number}>
          <a href={`tel:${number}`}>
            {wordsOf(conversation)(number)} {number}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What was arranged, and its entry for the visitor's calendar. */
function Outcome({ state, appointment }: { state: State; appointment: ReactNode }) {
  const { done } = taskOf(state) ?? {};
  const entry = appointmentOf(state);
  return (
    <div className={styles.outcome}>
      <p>
        <Icon name="check" />
        {withBusiness(state, done?.title ?? '')}, {businessOf(state)}
      </p>
      {entry && (
        <button
          type="button"
          className={styles.choice}
          onClick={() => downloadAppointment(entry, 'beispiel')}
        >
          {wordsOf(state.conversation)('calendar')}
        </button>
      )}
      {done?.appointment && appointment}
    </div>
  );
}
