import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { buttonClass } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import { SheetView } from '../../components/vignettes/sheet-view';
import { VignetteFrame } from '../../components/vignettes/vignette-frame';
import type { Conversation } from '../../content-model/guided';
import { downloadAppointment } from '../../lib/calendar-file';
import { rememberDemo } from '../../lib/demo-context';
import { Asked } from './asked';
import { OneField } from './controls';
import { labelOf, valueText, withBusiness } from './fill';
import { frameWords, guidedWords } from './messages';
import { type Opened, keep } from './open';
import { appointmentOf, sheetOf } from './sheet';
import { type State, askedFields, taskOf } from './state';
import { type Action, start, talk } from './talk';
import * as styles from './guided.module.css';

export { openConversation } from './open';

type GuidedProps = {
  opened: Opened;
  portrait: string | undefined;
  /** Address of the example. */
  close: string;
  onTranslate: (file: string) => void;
  /** The agency's real calendar. */
  appointment: ReactNode;
};

/** A conversation that the visitor leads by buttons, and beside it the sheet that fills in. */
export function Guided({ opened, portrait, close, onTranslate, appointment }: GuidedProps) {
  const { conversation } = opened;
  const [state, setState] = useState(opened.state);
  const [own, setOwn] = useState(opened.own);
  const { lines, phase } = state;
  const words = guidedWords(conversation);
  const business = own === '' ? conversation.business : own;
  const named = (text: string): string => withBusiness(text, business);
  const thread = useRef<HTMLDivElement>(null);
  const newest = useRef<HTMLLIElement>(null);
  const asked = useRef<HTMLDivElement>(null);
  const ownId = useId();

  const act = (action: Action) => setState(talk(conversation, state, action, new Date()));
  useEffect(() => {
    const { anchor, file } = opened;
    keep({ anchor, file, own, state });
  }, [opened, own, state]);
  useEffect(() => {
    // The button that was pressed is gone: what is asked now takes the focus.
    const input = asked.current?.querySelector<HTMLElement>('input:not([type="date"])');
    (input ?? asked.current)?.focus({ preventScroll: true });
    const box = thread.current;
    if (!box) return;
    box.scrollIntoView({ block: 'nearest' });
    box.scrollTop = (newest.current?.offsetTop ?? 0) - 12;
  }, [lines.length, phase.at]);

  const task = taskOf(conversation, state);
  const sheet = sheetOf(conversation, state);
  const values = askedFields(conversation, state).flatMap(([name, field]) => {
    const text = valueText(conversation, field, state.values[name]);
    return text === undefined ? [] : [{ name, text, label: labelOf(conversation, field) }];
  });
  const lastSaid = lines.map(({ from }) => from).lastIndexOf('guest');
  return (
    <section className={styles.guided} aria-label={words.region(conversation.name)}>
      <div className={styles.head}>
        <label htmlFor={ownId}>{frameWords.soundsLikeYou}</label>
        <input
          id={ownId}
          placeholder={frameWords.ownName}
          autoComplete="organization"
          maxLength={60}
          value={own}
          onChange={({ currentTarget }) => setOwn(currentTarget.value)}
        />
        <a
          href={close}
          className={styles.close}
          aria-label={frameWords.back}
          title={frameWords.back}
          onClick={() => keep(undefined)}
        >
          <Icon name="close" />
        </a>
      </div>
      <VignetteFrame
        vignette={{
          type: 'chat',
          title: business,
          subtitle: words.subtitle(conversation.name, conversation.greeting),
          avatar: portrait ? { id: '', name: '', image: portrait, guided: undefined } : undefined,
        }}
      >
        {/* A box that scrolls must be reachable by keyboard. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div ref={thread} className={styles.thread} tabIndex={0} lang={conversation.language}>
          <div role="log" aria-label={words.log}>
            <ol>
              {lines.map(({ from, text, numbers }, index) => (
                <li key={index} ref={index === lastSaid ? newest : null} className={styles[from]}>
                  <p>
                    <span className="visually-hidden">
                      {from === 'guest' ? words.you : conversation.name}:{' '}
                    </span>
                    {named(text)}
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
            aria-label={words.answers}
            className={styles.asked}
          >
            {phase.at === 'done' && <Outcome {...{ conversation, state, business, appointment }} />}
            <Asked key={lines.length} {...{ conversation, state, onTranslate }} onAct={act} />
          </div>
          <details key={lines.length} className={styles.note}>
            <summary>{words.somethingElse}</summary>
            <OneField
              label={words.noteTo(conversation.human)}
              submit={words.send}
              autoComplete="off"
              onSend={(text) => act({ do: 'note', text })}
            />
          </details>
        </div>
      </VignetteFrame>
      <div className={styles.side} role="group" aria-label={frameWords.sheet}>
        {sheet && <SheetView vignette={{ ...sheet, subtitle: named(sheet.subtitle) }} />}
        {phase.at !== 'done' && values.length + state.notes.length > 0 && (
          <ul className={styles.values} aria-label={words.values}>
            {values.map(({ name, text, label }) => (
              <li key={name}>
                <span>{label}</span>
                <strong>{text}</strong>
                <button
                  type="button"
                  aria-label={words.changeValue(label, text)}
                  onClick={() => act({ do: 'change', field: name })}
                >
                  {words.changeShort}
                </button>
              </li>
            ))}
            {state.notes.map((note, index) => (
              <li key={index}>
                <span>{words.note}</span>
                <strong>{note}</strong>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.invitation}>{frameWords.invitation}</p>
        <a
          href="/trial#formular"
          className={buttonClass('primary', true)}
          onClick={() => {
            const what = task?.button ?? words.log;
            rememberDemo({ sentence: frameWords.tried(conversation.name, what, own.trim()) });
          }}
        >
          {frameWords.request(own.trim())}
        </a>
      </div>
      <div className={styles.danger} lang={conversation.language}>
        <p>{named(conversation.danger.say)}</p>
        <Numbers conversation={conversation} numbers={conversation.danger.numbers} />
        <button
          type="button"
          className={styles.again}
          onClick={() => setState(start(conversation))}
        >
          {words.again}
        </button>
      </div>
    </section>
  );
}

type NumbersProps = { conversation: Conversation; numbers: readonly string[] };

/** Emergency numbers, each to be rung up. */
function Numbers({ conversation, numbers }: NumbersProps) {
  const labels = new Map(Object.entries(guidedWords(conversation).emergency));
  return (
    <ul className={styles.numbers}>
      {numbers.map((number) => (
        <li key={number}>
          <a href={`tel:${number}`}>
            {labels.get(number)} {number}
          </a>
        </li>
      ))}
    </ul>
  );
}

type OutcomeProps = {
  conversation: Conversation;
  state: State;
  business: string;
  appointment: ReactNode;
};

/** What was arranged, and its entry for the visitor's calendar. */
function Outcome({ conversation, state, business, appointment }: OutcomeProps) {
  const { done } = taskOf(conversation, state) ?? {};
  const entry = appointmentOf(conversation, state, business);
  return (
    <div className={styles.outcome}>
      <p>
        <Icon name="check" />
        {withBusiness(done?.title ?? '', business)}, {business}
      </p>
      {entry && (
        <button
          type="button"
          className={styles.choice}
          onClick={() => downloadAppointment(entry, 'beispiel')}
        >
          {guidedWords(conversation).calendar}
        </button>
      )}
      {done?.appointment && appointment}
    </div>
  );
}
