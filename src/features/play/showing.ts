import { held } from './moves';
import type { Score } from './score';
import { stageOf } from './stage';
import { coverVoices } from './voices';

/**
 * One showing of an example, from its first movement to its last.
 * @param done called when it is over, but not when it was ended before
 */
export function showingOf(figure: HTMLElement, talk: Element, score: Score, done: () => void) {
  const parts = score.cues.map(held);
  const [stage, above] = stageOf(figure, score);
  const [covers, voices] = coverVoices(talk, score.talk);
  const clock = stage.animate([], score.end);
  clock.onfinish = done;
  for (const part of parts) part.play();
  return {
    end: (): void => {
      for (const animation of [...parts, ...above, ...voices, clock]) animation.cancel();
      for (const element of [stage, ...covers]) element.remove();
    },
  };
}
