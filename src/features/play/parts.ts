import { type Cue, pieceMs } from './moves';

/** Something that moves when a place is in view. */
type Part = { place: Element; cues: Cue[] };

/** A transit line is laid from stop to stop; the stops and their words stand there all along. */
function lineOf(line: HTMLElement): Part[] {
  const isVertical = getComputedStyle(line).flexDirection === 'column';
  const cues = [...line.children].map((element, index): Cue => ({
    element,
    at: index * pieceMs,
    move: isVertical ? 'layDown' : 'layRight',
    pseudoElement: '::before',
  }));
  return [{ place: line, cues }];
}

/** Of a long talk each turn comes as it is read, and then what is said about it. */
const turnsOf = (talk: HTMLElement): Part[] =>
  [...talk.children].map((place) => {
    const cues = [...place.querySelectorAll('p')].map((element, index): Cue => ({
      element,
      at: index * 300,
      move: 'rise',
    }));
    return { place, cues };
  });

/** The flaps of a board turn one after the other. */
function flapsOf(board: HTMLElement): Part[] {
  const cues = [...board.querySelectorAll('[data-flap]')].map((element, index): Cue => ({
    element,
    at: 150 + index * 70,
    move: 'flip',
  }));
  return [{ place: board, cues }];
}

/** The day on a ruler: the hours first, then each moment at its time. */
function rulerOf(ruler: HTMLElement): Part[] {
  const hours = ruler.querySelectorAll('[data-bar]').length;
  const cues = [...ruler.children].map((element, index): Cue => ({
    element,
    at: index < hours ? index * 300 : 500 + (index - hours) * 220,
    move: index < hours ? 'growRight' : 'land',
  }));
  return [{ place: ruler, cues }];
}

const kinds: Readonly<Record<string, (element: HTMLElement) => Part[]>> = {
  line: lineOf,
  turns: turnsOf,
  flaps: flapsOf,
  ruler: rulerOf,
};

/** The parts of what moves by itself, without a talk that is played. */
export const partsOf = (element: HTMLElement): Part[] =>
  kinds[element.dataset['play'] ?? '']?.(element) ?? [];
