import { type Cue, type Move, pieceMs } from './moves';

/** Something that moves when a place is in view. */
type Part = { place: Element; cues: Cue[] };

/** Elements that move one after the other. */
const oneByOne = (elements: Iterable<Element>, move: Move, gap: number, first = 0): Cue[] =>
  [...elements].map((element, index) => ({ element, at: first + index * gap, move }));

/** A transit line is laid from stop to stop; the stops and their words stand there all along. */
function lineOf(line: HTMLElement): Cue[] {
  const isVertical = getComputedStyle(line).flexDirection === 'column';
  const cues = oneByOne(line.children, isVertical ? 'layDown' : 'layRight', pieceMs);
  return cues.map((cue) => ({ ...cue, pseudoElement: '::before' }));
}

/** The day on a ruler: the hours first, then each moment at its time. */
function rulerOf(ruler: HTMLElement): Cue[] {
  const all = [...ruler.children];
  const hours = ruler.querySelectorAll('[data-bar]').length;
  return [
    ...oneByOne(all.slice(0, hours), 'growRight', 300),
    ...oneByOne(all.slice(hours), 'land', 220, 500),
  ];
}

/** The parts of what moves by itself, without a talk that is played. */
export function partsOf(element: HTMLElement): Part[] {
  switch (element.dataset['play']) {
    case 'line':
      return [{ place: element, cues: lineOf(element) }];
    case 'turns': // Of a long talk each turn comes as it is read, and then what is said about it.
      return [...element.children].map((place) => ({
        place,
        cues: oneByOne(place.querySelectorAll('p'), 'rise', 300),
      }));
    case 'flaps':
      return [
        {
          place: element,
          cues: oneByOne(element.querySelectorAll('[data-flap]'), 'flip', 70, 150),
        },
      ];
    case 'ruler':
      return [{ place: element, cues: rulerOf(element) }];
    default:
      return [];
  }
}
