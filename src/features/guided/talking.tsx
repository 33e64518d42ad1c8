import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Conversation } from '../../content-model/guided';
import { isRecord } from '../../lib/is-record';
import { Guided } from './guided';
import { loadConversation } from './load';
import type { State } from './state';
import { start, talk } from './talk';
import * as styles from './guided.module.css';

/** What of a conversation survives a reload. */
export type Opened = { id: string; state: State; own: string };

type TalkingProps = {
  place: HTMLElement;
  id: string;
  /** The button it begins with; without, it goes on where it was. */
  begin: string | undefined;
  stored: string | undefined;
  appointment: ReactNode;
  onKeep: (opened: Opened) => void;
  onClose: () => void;
  onFail: () => void;
};

/** Loads what an assistant says, and lets the visitor talk to it in the place of an example. */
export function Talking(props: TalkingProps) {
  const { place, id, begin, stored, appointment, onKeep, onClose, onFail } = props;
  const [file, setFile] = useState(id);
  const [loaded, setLoaded] = useState<{ conversation: Conversation; state: State }>();
  const [own, setOwn] = useState(() => readOpened(stored)?.own ?? '');
  const latest = useRef({ onKeep, onFail });
  useEffect(() => {
    latest.current = { onKeep, onFail };
  });

  // The example makes room, and comes back.
  useEffect(() => {
    const playing = styles.playing ?? '';
    place.classList.add(playing);
    return () => place.classList.remove(playing);
  }, [place]);

  useEffect(() => {
    let isGone = false;
    loadConversation(file).then(
      (conversation) => {
        if (isGone) return;
        const kept = begin === undefined && file === id ? readOpened(stored) : undefined;
        const fresh = start(conversation);
        const begun =
          begin === undefined || file !== id
            ? fresh
            : talk(conversation, fresh, { do: 'choose', id: begin }, new Date());
        const isKnown =
          kept?.id === file && (kept.state.task ?? '') in { '': 1, ...conversation.tasks };
        setLoaded({ conversation, state: kept && isKnown ? kept.state : begun });
      },
      () => {
        if (!isGone) latest.current.onFail();
      },
    );
    return () => {
      isGone = true;
    };
  }, [file, id, begin, stored]);

  useEffect(() => {
    if (loaded) latest.current.onKeep({ id: file, state: loaded.state, own });
  }, [file, loaded, own]);

  if (loaded === undefined) return <div className={styles.waiting} />;
  return (
    <Guided
      {...{ conversation: loaded.conversation, state: loaded.state, own, appointment, onClose }}
      portrait={place.dataset['portrait'] ?? ''}
      onState={(state) => setLoaded({ conversation: loaded.conversation, state })}
      onOwn={setOwn}
      onTranslate={setFile}
    />
  );
}

/** What this site itself has stored. */
function readOpened(stored: string | undefined): Opened | undefined {
  const value: unknown = JSON.parse(stored ?? 'null');
  return isOpened(value) ? value : undefined;
}

const isOpened = (value: unknown): value is Opened =>
  isRecord(value) && typeof value['id'] === 'string' && isRecord(value['state']);
