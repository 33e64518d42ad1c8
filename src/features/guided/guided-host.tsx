import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadWholeSheet } from '../../../plugins/gatsby-plugin-lean-pages/runtime';
import { count } from '../../lib/count';
import { isRecord } from '../../lib/is-record';
import { onApproach } from '../../lib/on-approach';
import { sayUnloadable, unsayUnloadable } from '../../lib/say-unloadable';
import { readStored, writeStored } from '../../lib/storage';
import type { Opened } from './talking';

/** The conversation, and the rules it is drawn by. `npm run budgets` weighs it by this name. */
const load = async () => {
  const talking = import(/* webpackChunkName: "conversation" */ './talking');
  await loadWholeSheet();
  return talking;
};

const places = '[data-guided-place]';
const triggers = '[data-guided]';
const key = 'guided';

/** Where an example has handed over to the visitor. */
type Open = {
  /** The page it is on. */
  path: string;
  place: HTMLElement;
  id: string;
  begin: string | undefined;
  pressed: HTMLElement | null;
};

/** The example around a button, or that of the assistant it names. */
const placeOf = (pressed: HTMLElement): HTMLElement | null =>
  pressed.closest<HTMLElement>(places) ??
  document.querySelector<HTMLElement>(`[data-guided-place="${pressed.dataset['guided'] ?? ''}"]`);

const allPlaces = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(places)];

/** The conversation that this page had when it was left or loaded anew. */
function keptOn(path: string): Open | undefined {
  const kept: unknown = JSON.parse(readStored('sessionStorage', key) ?? 'null');
  if (!isRecord(kept) || kept['path'] !== path) return undefined;
  const place = allPlaces()[Number(kept['place'])];
  const id = kept['id'];
  return place && typeof id === 'string'
    ? { path, place, id, begin: undefined, pressed: null }
    : undefined;
}

type GuidedHostProps = {
  path: string;
  /** The agency's real calendar. */
  appointment: ReactNode;
};

/**
 * Lets visitors take over the examples of a page, in their place. The sections around them have no
 * component in the browser; all else is loaded when a button is near being pressed.
 */
export function GuidedHost({ path, appointment }: GuidedHostProps) {
  const [open, setOpen] = useState<Open>();
  const [part, setPart] = useState<Awaited<ReturnType<typeof load>>>();

  const begin = useCallback((next: Open) => {
    load().then(
      (loaded) => {
        unsayUnloadable(next.place);
        setPart(loaded);
        setOpen(next);
      },
      () => sayUnloadable(next.place),
    );
  }, []);

  useEffect(() => {
    onApproach(document, (near) => {
      // A failed download shows when the button is pressed.
      if (near.closest(triggers)) load().catch(() => undefined);
    });
  }, []);

  useEffect(() => {
    const press = (event: MouseEvent) => {
      const pressed =
        event.target instanceof Element ? event.target.closest<HTMLElement>(triggers) : null;
      const place = pressed && placeOf(pressed);
      if (!pressed || !place) return;
      event.preventDefault();
      event.stopPropagation();
      count('Gespräch gespielt');
      const id = pressed.dataset['guided'] ?? '';
      begin({ path, place, id, begin: pressed.dataset['begin'], pressed });
    };
    document.addEventListener('click', press, true);
    return () => document.removeEventListener('click', press, true);
  }, [path, begin]);

  useEffect(() => {
    const kept = keptOn(path);
    if (kept) begin(kept);
  }, [path, begin]);

  if (!open || !part || open.path !== path) return null;
  const { place, id, pressed } = open;
  const keep = (opened: Opened | undefined) => {
    const kept = opened && { ...opened, path, place: allPlaces().indexOf(place) };
    writeStored('sessionStorage', key, kept && JSON.stringify(kept));
  };
  const close = () => {
    keep(undefined);
    setOpen(undefined);
    pressed?.focus();
  };
  return createPortal(
    <part.Talking
      key={`${id} ${open.begin ?? ''}`}
      {...{ place, id, begin: open.begin, appointment }}
      stored={readStored('sessionStorage', key)}
      onKeep={keep}
      onClose={close}
      onFail={() => {
        setOpen(undefined);
        sayUnloadable(place);
      }}
    />,
    place,
  );
}
