import { type ReactNode, useEffect, useId, useRef } from 'react';
import { buttonClass } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import { SheetView } from '../../components/vignettes/sheet-view';
import { VignetteFrame } from '../../components/vignettes/vignette-frame';
import type { Conversation } from '../../content-model/guided';
import { rememberDemo } from '../../lib/demo-context';
import { Asked } from './asked';
import { OneField } from './forms';
import { Numbers, Outcome } from './outcome';
import { labelOf, valueText, withBusiness } from './fill';
import { guidedWords } from './messages';
import { sheetOf } from './sheet';
import { type State, askedFields, taskOf } from './state';
import { type Action, start, talk } from './talk';
import * as styles from './guided.module.css';

type GuidedProps = {
  conversation: Conversation;
  portrait: string;
  state: State;
  /** Name of the visitor's own business. */
  own: string;
  onState: (state: State) => void;
  onOwn: (name: string) => void;
  onTranslate: (file: string) => void;
  onClose: () => void;
  /** The agency's real calendar. */
  appointment: ReactNode;
};

/** A conversation that the visitor leads by buttons, and beside it the sheet that fills in. */
export function Guided(props: GuidedProps) {
  const { conversation, portrait, state, own, onState, onOwn, onTranslate, onClose } = props;
  const words = guidedWords(conversation);
  const business = own === '' ? conversation.business : own;
  const thread = useRef<HTMLDivElement>(null);
  const asked = useRef<HTMLDivElement>(null);
  const ownId = useId();
  const now = new Date();

  const act = (action: Action) => onState(talk(conversation, state, action, new Date()));
  const { lines, phase } = state;
  useEffect(() => {
    const box = thread.current;
    // The button that was pressed is gone: what is asked now takes the focus.
    const input = asked.current?.querySelector<HTMLElement>('input:not([type="date"])');
    (input ?? asked.current)?.focus({ preventScroll: true });
    if (!box) return;
    box.scrollIntoView({ block: 'nearest' });
    const newest = [...box.querySelectorAll('[data-guest]')].at(-1);
    const top = newest ? newest.getBoundingClientRect().top - box.getBoundingClientRect().top : 0;
    box.scrollTop += Math.max(0, top - 12);
  }, [lines.length, phase.at]);

  const sheet = sheetOf(conversation, state);
  const task = taskOf(conversation, state);
  const values = askedFields(task, state.values).flatMap(([name, field]) => {
    const text = valueText(conversation, field, state.values[name]);
    return text === undefined ? [] : [{ name, text, label: labelOf(conversation, field) }];
  });
  const isOpen = phase.at !== 'done' && phase.at !== 'handed' && phase.at !== 'person';
  const named = (text: string): string => withBusiness(text, business);
  return (
    <section className={styles.guided} aria-label={words.region(conversation.name)}>
      <div className={styles.head}>
        <label htmlFor={ownId}>{words.soundsLikeYou}</label>
        <input
          id={ownId}
          placeholder={words.ownName}
          autoComplete="organization"
          maxLength={60}
          value={own}
          onChange={({ currentTarget }) => onOwn(currentTarget.value)}
        />
        <button
          type="button"
          className={styles.close}
          aria-label={words.back}
          title={words.back}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <VignetteFrame
        vignette={{
          type: 'chat',
          title: business,
          subtitle: words.subtitle(conversation.name),
          avatar:
            portrait === ''
              ? undefined
              : { id: '', name: conversation.name, image: portrait, guided: undefined },
        }}
      >
        {/* A box that scrolls must be reachable by keyboard. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div ref={thread} className={styles.thread} tabIndex={0} lang={conversation.language}>
          <div role="log" aria-label={words.log}>
            <ol>
              {lines.map(({ from, text, numbers, link }, index) => (
                <li
                  key={index}
                  className={styles[from]}
                  data-guest={from === 'guest' ? '' : undefined}
                >
                  <p>
                    <span className="visually-hidden">
                      {from === 'guest' ? words.you : conversation.name}:{' '}
                    </span>
                    {named(text)}
                  </p>
                  {numbers && <Numbers conversation={conversation} numbers={numbers} />}
                  {link && (
                    <a href={link.to} className={styles.choice}>
                      {link.label}
                    </a>
                  )}
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
            <Outcome {...{ conversation, state, business }} appointment={props.appointment} />
            <Asked {...{ conversation, state, now, onTranslate }} onAct={act} />
          </div>
          {phase.at !== 'note' && (
            <details key={lines.length} className={styles.note}>
              <summary>{words.somethingElse}</summary>
              <OneField
                words={words}
                label={words.noteTo(conversation.human)}
                submit={words.send}
                onSend={(text) => act({ do: 'note', text })}
              >
                {(field) => <input {...field} type="text" autoComplete="off" maxLength={400} />}
              </OneField>
            </details>
          )}
        </div>
      </VignetteFrame>
      <div className={styles.side} role="group" aria-label={words.sheet}>
        {sheet && (
          <SheetView
            vignette={{ ...sheet, title: named(sheet.title), subtitle: named(sheet.subtitle) }}
          />
        )}
        {values.length > 0 && (
          <ul className={styles.values} aria-label={words.values}>
            {values.map(({ name, text, label }) => (
              <li key={name}>
                <span>{label}</span>
                <strong>{text}</strong>
                {isOpen && (
                  <button
                    type="button"
                    aria-label={words.changeValue(label, text)}
                    onClick={() => act({ do: 'change', field: name })}
                  >
                    {words.changeShort}
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
        <p className={styles.invitation}>{words.invitation}</p>
        <a
          href="/trial#formular"
          className={buttonClass('primary', true)}
          onClick={() => {
            const what = task?.button ?? words.log;
            rememberDemo({
              sentence: words.tried(conversation.name, what, own.trim()),
            });
          }}
        >
          {words.request(own.trim())}
        </a>
      </div>
      <div className={styles.danger} lang={conversation.language}>
        <p>{named(conversation.danger.say)}</p>
        <Numbers conversation={conversation} numbers={conversation.danger.numbers} />
        <button type="button" className={styles.again} onClick={() => onState(start(conversation))}>
          {words.again}
        </button>
      </div>
    </section>
  );
}
