import type { Cue, Move } from './moves';

/** What an example shows, part by part, and when. */
export type Score = {
  cues: Cue[];
  /** How long the talk takes. */
  talk: number;
  /** What has been noted goes over from the talk to the sheet, where that is shown. */
  note: { from: Element; to: Element; text: string; at: number } | undefined;
  end: number;
};

/** No talk takes longer, whatever is said in it. */
const longestTalk = 2600;
/** How long a note takes from the talk to its sheet. */
export const noteMs = 700;

const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(least, value), most);
const lengthOf = ({ textContent }: Element): number => textContent.trim().length;

/** The parts of an instrument below its head: lines of a talk, tiles, passages. */
function partsOf(instrument: Element): Element[] {
  const blocks = [...instrument.children].slice(1);
  const lists = blocks.filter(({ tagName, ariaHidden }) => tagName !== 'P' && ariaHidden === null);
  return lists.flatMap(({ children }) => [...children]);
}

/** What grows in an instrument: bars to the right, columns upwards. */
const bars = (instrument: Element, at: number): Cue[] =>
  [...instrument.querySelectorAll<HTMLElement>('[data-bar]')].map((element, index) => ({
    element,
    at: at + index * 50,
    move: element.dataset['bar'] === 'up' ? 'growUp' : 'growRight',
  }));

/** The talk: all but its end has been said, so that nobody looks at an empty one. */
function talkOf(talk: Element) {
  const parts = partsOf(talk);
  const all = parts[0]?.firstElementChild ? parts : parts.slice(1);
  const coming = all.length > 4 ? 2 : 1;
  const lines = all.slice(Math.max(2, all.length - coming));
  const said = all[all.length - lines.length - 1];
  let at = 150;
  let before = said ? lengthOf(said) : 0;
  const timed = lines.map((line) => {
    at += between(300, before * 9, 800);
    before = lengthOf(line);
    return { line, at };
  });
  const faster = Math.min(1, longestTalk / at);
  return {
    last: all.at(-1) ?? talk,
    lines: timed.map(({ line, at: time }) => ({ line, at: time * faster })),
    end: at * faster,
  };
}

/** The last words of a talk, and where in its sheet they have been noted. */
const noted = (sheet: Element): Element[] => {
  const fresh = [...sheet.querySelectorAll('[data-new]')];
  return fresh.length > 0 ? fresh : [...sheet.querySelectorAll('tfoot tr')];
};

/** What a note says: the heart of the entry. */
const heart = (entry: Element): string =>
  (entry.querySelector('strong, dd, td:last-child, time') ?? entry).textContent.trim();

const cue = (element: Element, at: number, move: Move): Cue => ({ element, at, move });

/** What somebody chooses of what is offered is pressed when they have read it. */
const chosenIn = (talk: Element, lines: { line: Element; at: number }[], end: number): Cue[] =>
  [...talk.querySelectorAll('[data-chosen]')].map((element) => {
    const next = lines.find(
      ({ line }) => element.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return cue(element, (next?.at ?? end + 400) - 200, 'press');
  });

/**
 * How an example plays: the talk, then what it has brought about.
 * @param sheet the second instrument, if there is one
 * @param opener what opens the sheet, where it is folded away
 */
export function scoreOf(talk: Element, sheet: Element | null, opener: Element | undefined): Score {
  const { lines, last, end } = talkOf(talk);
  const feet = [...talk.children].slice(1).filter(({ tagName }) => tagName === 'P');
  const cues = [
    ...lines.map(({ line, at }) => cue(line, at, 'rise')),
    ...chosenIn(talk, lines, end),
    ...feet.map((foot) => cue(foot, end + 250, 'rise')),
    ...bars(talk, 150),
  ];
  const score = { cues, talk: end, note: undefined, end: end + 600 };
  if (!sheet) return score;

  const entries = noted(sheet);
  const [entry] = entries;
  const at = end + 250;
  const note = entry && !opener ? { from: last, to: entry, text: heart(entry), at } : undefined;
  const landing = note ? at + noteMs * 0.75 : at;
  const foot = [...sheet.children].slice(1).find(({ tagName }) => tagName === 'P');
  if (opener) {
    const line = opener.querySelector('[data-entry]');
    if (line) cues.push(cue(line, landing, 'land'));
  } else {
    cues.push(
      ...entries.map((each, index) => cue(each, landing + index * 160, 'land')),
      ...bars(sheet, 150),
      ...(foot ? [cue(foot, landing + 250, 'rise')] : []),
    );
  }
  return { ...score, note, end: Math.max(landing + 600, ...cues.map((each) => each.at + 400)) };
}
