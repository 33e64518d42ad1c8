import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadWholeSheet } from '../../../plugins/gatsby-plugin-lean-pages/runtime';
import { conversationAnchor } from '../../lib/conversation-anchor';
import { sayUnloadable, unsayUnloadable } from '../../lib/say-unloadable';
import type { State } from './state';

/** The conversation, and the rules it is drawn by. `npm run budgets` weighs it by this name. */
const load = async () => {
  const guided = import(/* webpackChunkName: "conversation" */ './guided');
  await loadWholeSheet();
  return guided;
};

type GuidedHostProps = {
  path: string;
  /** Of the address: it says which conversation is open, and what it began with. */
  hash: string;
  /** Loads the agency's real calendar. */
  appointment: () => Promise<ReactNode>;
};

/** A conversation in the place of its example. */
type Open = Awaited<ReturnType<typeof load>> & {
  opened: State;
  place: Element;
  calendar: ReactNode;
};

/**
 * Lets visitors take over the example of a page, in its place. Its buttons are links: one that was
 * followed before this runs is not lost, and Back leads to the example again. The sections around
 * have no component in the browser.
 */
export function GuidedHost({ path, hash, appointment }: GuidedHostProps) {
  const [open, setOpen] = useState<Open>();

  useEffect(() => {
    const [, id = '', choice] = hash.split('/');
    const place = document.getElementById(conversationAnchor(id));
    if (!place || choice === undefined) return undefined;
    let isLeft = false;
    load()
      .then(async (loaded) => {
        const calendar = await appointment();
        const opened = await loaded.openConversation(hash.slice(1));
        unsayUnloadable(place);
        if (!isLeft) setOpen({ ...loaded, opened, place, calendar });
      })
      .catch(() => sayUnloadable(place));
    return () => {
      isLeft = true;
      setOpen(undefined);
    };
  }, [path, hash, appointment]);

  if (!open) return null;
  const { Guided, opened, place, calendar } = open;
  return createPortal(
    <Guided
      key={opened.anchor}
      opened={opened}
      appointment={calendar}
      place={`#${place.id}`}
      portrait={place.querySelector('img')?.src}
    />,
    place,
  );
}
