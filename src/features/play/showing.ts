import { held } from './moves';
import type { Score } from './score';
import { stageOf } from './stage';

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
