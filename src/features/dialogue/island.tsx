import { type Root, createRoot } from 'react-dom/client';
import { count } from '../../lib/count';
import { sayUnloadable } from '../../lib/say-unloadable';
import { holdStill } from './hold-still';
import { Loader } from './loader';

/** What is being played, by its place in the document. */
const played = new Map<HTMLElement, Root>();

/**
 * Puts a conversation into the place of an example, which makes room for it. It is a tree of its
 * own: the section around it stays what the build has made of it.
 */
export function openDialogue(place: HTMLElement, pressed: HTMLElement): void {
  endForgotten();
  if (played.has(place)) return;
  const { dialogue = '', portrait = '' } = place.dataset;
  const example = [...place.children].filter((child) => child instanceof HTMLElement);
  const release = holdStill(place);
  const stage = document.createElement('div');
  stage.style.gridColumn = '1 / -1';
  for (const element of example) element.style.display = 'none';
  place.append(stage);
  const root = createRoot(stage);
  played.set(place, root);
  count('Gespräch gespielt');
  const close = () => {
    end(place, root);
    stage.remove();
    release();
    for (const element of example) element.style.display = '';
    pressed.focus();
  };
  const fail = () => {
    close();
    sayUnloadable(place);
  };
  root.render(<Loader assistant={dialogue} portrait={portrait} onClose={close} onFail={fail} />);
}

function end(place: HTMLElement, root: Root): void {
  played.delete(place);
  root.unmount();
}

/** A visitor who goes on to another page leaves conversations behind. */
function endForgotten(): void {
  for (const [place, root] of played) if (!place.isConnected) end(place, root);
}
