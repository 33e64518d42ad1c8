import { type Score, noteMs } from './score';

/** Styled from here: rules of a sheet would weigh on every page, played or not. */
const looks = {
  stage: { position: 'absolute', inset: '0', zIndex: '2', pointerEvents: 'none' },
  note: {
    position: 'absolute',
    maxWidth: '240px',
    overflow: 'hidden',
    padding: '6px 10px',
    borderRadius: '4px',
    background: 'var(--brick)',
    color: 'white',
    fontSize: 'var(--size-label)',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
} satisfies Record<string, Partial<CSSStyleDeclaration>>;

function part(look: keyof typeof looks, text = ''): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element.style, looks[look]);
  element.textContent = text;
  return element;
}

/**
 * What is seen only while an example plays, above it: the note on its way to the sheet. It takes no
 * room, and nobody hears of it.
 * @returns its element, and its animations
 */
export function stageOf(figure: HTMLElement, { note }: Score): [HTMLElement, Animation[]] {
  const stage = part('stage');
  stage.ariaHidden = 'true';
  figure.style.position = 'relative';
  figure.append(stage);
  const { left, top } = figure.getBoundingClientRect();
  const placed = (element: HTMLElement, x: number, y: number) => {
    element.style.left = `${x - left}px`;
    element.style.top = `${y - top}px`;
    stage.append(element);
    return element;
  };
  return [stage, note ? [wayOf(note, placed)] : []];
}

/** The note leaves the talk, and fades where it lands. */
function wayOf(
  { from, to, text, at }: NonNullable<Score['note']>,
  placed: (element: HTMLElement, x: number, y: number) => HTMLElement,
): Animation {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const x = start.left + Math.min(start.width / 2, 160);
  const y = start.bottom - 16;
  const element = placed(part('note', text), x, y);
  const there = `translate(${end.left + 12 - x}px, ${end.top + 4 - y}px)`;
  return element.animate(
    [
      { opacity: 0, transform: 'translateY(8px)' },
      { opacity: 1, transform: 'none', offset: 0.22, easing: 'cubic-bezier(0.6, 0, 0.25, 1)' },
      { opacity: 1, transform: there, offset: 0.84 },
      { opacity: 0, transform: there },
    ],
    { delay: at, duration: noteMs, fill: 'both' },
  );
}
