import { type Root, createRoot } from 'react-dom/client';
import { count } from '../../lib/count';
import { sayUnloadable } from '../../lib/say-unloadable';
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

/**
 * Keeps what stands beside a place where it is while the place grows: columns that are centred on each
 * other would move. @returns what lets go again, also done when the window changes its size
 */
function holdStill(place: HTMLElement): () => void {
  const held: HTMLElement[] = [];
  for (let outer = place.parentElement; outer !== null; outer = outer.parentElement) {
    const { alignItems, display, gridTemplateColumns, paddingTop } = getComputedStyle(outer);
    if (alignItems !== 'center' || display !== 'grid' || !gridTemplateColumns.includes(' '))
      continue;
    const from = outer.getBoundingClientRect().top + parseFloat(paddingTop);
    const tops = [...outer.children].flatMap((child) =>
      child instanceof HTMLElement
        ? [{ child, top: child.getBoundingClientRect().top - from }]
        : [],
    );
    for (const { child, top } of tops) {
      child.style.alignSelf = 'start';
      child.style.marginTop = `${top}px`;
      held.push(child);
    }
  }
  const release = () => {
    window.removeEventListener('resize', release);
    for (const { style } of held) {
      style.alignSelf = '';
      style.marginTop = '';
    }
  };
  window.addEventListener('resize', release);
  return release;
}
