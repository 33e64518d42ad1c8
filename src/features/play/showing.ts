import { held } from './moves';
import { type Score, noteMs } from './score';

// Styled from here: rules of a sheet would weigh on every page, played or not.
const stageLook = 'position:absolute;inset:0;z-index:2;pointer-events:none';
const noteLook =
  'position:absolute;max-width:240px;overflow:hidden;padding:6px 10px;border-radius:4px;' +
  'background:var(--brick);color:white;font-size:var(--size-label);font-weight:600;' +
  'white-space:nowrap;text-overflow:ellipsis';

/**
 * One showing of an example, from its first movement to its last.
 * @param done called when it is over, but not when it was ended before
 * @returns ends it
 */
export function showingOf(figure: HTMLElement, talk: Element, score: Score, done: () => void) {
  const parts = score.cues.map(held);
  const [stage, above] = stageOf(figure, score);
  const [covers, voices] = coverVoices(talk, score.talk);
  const clock = stage.animate([], score.end);
  clock.onfinish = done;
  for (const part of parts) part.play();
  return (): void => {
    for (const animation of [...parts, ...above, ...voices, clock]) animation.cancel();
    for (const element of [stage, ...covers]) element.remove();
  };
}

/**
 * Who speaks when, as a call goes on: a cover draws back from the drawn turns of both, as slowly as
 * they are said.
 * @param ms how long the talk takes
 * @returns the covers, and what moves them
 */
function coverVoices(talk: Element, ms: number): [SVGElement[], Animation[]] {
  const covers = [...talk.querySelectorAll('[aria-hidden] svg[preserveAspectRatio]')].map((svg) => {
    const cover = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    const box = { x: '0', y: '-6', width: '240', height: '12', fill: 'var(--ink)' };
    for (const [name, value] of Object.entries(box)) cover.setAttribute(name, value);
    svg.append(cover);
    return cover;
  });
  const moving = covers.map((cover) => {
    const origin = { transformOrigin: '240px 0' };
    return cover.animate(
      [
        { ...origin, transform: 'none' },
        { ...origin, transform: 'scaleX(0)' },
      ],
      { delay: 300, duration: ms, fill: 'both' },
    );
  });
  return [covers, moving];
}

/**
 * What is seen only while an example plays, above it: the note on its way to the sheet. It takes no
 * room, and nobody hears of it.
 * @returns its element, and its animations
 */
function stageOf(figure: HTMLElement, { note }: Score): [HTMLElement, Animation[]] {
  const stage = document.createElement('div');
  stage.style.cssText = stageLook;
  stage.ariaHidden = 'true';
  figure.style.position = 'relative';
  figure.append(stage);
  return [stage, note ? [wayOf(note, figure, stage)] : []];
}

/** The note leaves the talk, and fades where it lands. */
function wayOf(
  { from, to, text, at }: NonNullable<Score['note']>,
  figure: HTMLElement,
  stage: HTMLElement,
): Animation {
  const frame = figure.getBoundingClientRect();
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const x = start.left + Math.min(start.width / 2, 160);
  const y = start.bottom - 16;
  const element = document.createElement('div');
  element.style.cssText = `${noteLook};left:${x - frame.left}px;top:${y - frame.top}px`;
  element.textContent = text;
  stage.append(element);
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
