import { minutesOfDay } from '../lib/format';
import { clockText } from './dates';
import { numberOf, numberPattern } from './numbers';
import { wordCount } from './words';

/** A time, a part of the day to choose one from, or the times it could be. */
type TimeRead = Hour | { from: number; to: number };
type Hour = { at: number } | { options: readonly number[] };

/** Spans of the day in minutes. */
const parts: readonly [RegExp, number, number][] = [
  [/vormitags?\b/, 360, 719],
  [
    /(?:\b|morgen|tag)fruhs?\b|\b(?:fruher morgen|zeitig|morgens|am morgen|vor der arbeit)\b/,
    300,
    600,
  ],
  [/nachmitags?\b|\bnach der schule\b/, 721, 1080],
  [/(?:\b|tag)mitags?\b/, 660, 840],
  [/(?<!vor)abends?\b|\bnach d[ea]r? arbeit\b|\bd?nacht\b/, 990, 1380],
];

const n = numberPattern;
const half = String.raw`(halb|drei ?viertel|viertel(?: vor| nach| uber)?|(?:funf|zehn|zwanzig|kurz) (?:vor|nach)(?: halb)?|quarter (?:to|past)|half past) ${n}\b`;
/** How many minutes that is from the full hour: "viertel acht" is 7:15. */
function shiftOf(how: string): number {
  if (how.startsWith('drei')) return -15;
  if (how === 'viertel') return -45;
  const [first = ''] = how.split(' ');
  const minutes = { viertel: 15, quarter: 15, half: 30 }[first] ?? numberOf(first) ?? 0;
  return (/vor|to/.test(how) ? -minutes : minutes) - (how.includes('halb') ? 30 : 0);
}
const counts =
  '(?! ?(?:uhr|personen|leute|person|pers|pax|stuck|mal|x|piz|grose|kleine|euro|€|kinder|erwachsene|sterne?|tag|woche|monat|minut|stund|grad|km|zimer|auto|taus|tasen|meter|prozent|cm\\b|jahr))';
/** Behind "nach", "vor" and "bis", a number is an hour only where nothing else is counted. */
const ends = String.raw`(?= ?(?:$|[,.!?;](?!\d)|(?:geht\w*|frei|was|bin|kan|in der|am|an|heute?|morgen|los|bei|bite|und|past|noch|ware|zeit|ereichbar|daheim)\b))`;
/** Every way to write a time, as one expression; which group matched says which way it was. */
const clock = new RegExp(
  [
    String.raw`\b(?:um )?(\d{1,2})(?:[:.]([0-5]\d))?(?: ?(p)\.?m|(a)m|(?: am)(?= (?:and|und|fur|to|on|at|please)\b|[,.!?]|$))(?![a-z])`,
    String.raw`\b(?:um )?([01]?\d|2[0-3])[:.h]([0-5]\d)\b(?! ?(?:€|euro))`,
    String.raw`\b${half}`,
    String.raw`\b${n} ?(?:uhr|h\b)(?: ?([0-5]\d|zehn|funfzehn|zwanzig|dreisig|vierzig|funfundvierzig|funfzig)\b(?!\.))?`,
    String.raw`\b(?:mitags?|abends?|fruh|morgens|vormitags?|nachmitags?|nachts?) (?!eine?n?\b)${n}\b(?![.:]\d)${counts}`,
    String.raw`\b(?!eine?n?\b)${n} (?=(?:in der |in da |am )?(?:fruh|abends?|nachmitags?|vormitags?)\b)`,
    String.raw`\b(?:(?:um|ab|gegen) (?!eine?n?\b)${n}\b(?![.:]\d)${counts}|(?:nach|vor|bis) (?!eine?n?\b)${n}\b${ends})`,
  ].join('|'),
  'g',
);

type Said = { minutes: number; exact: boolean; index: number; end: number };

function clocksIn(text: string): Said[] {
  return [...text.matchAll(clock)].flatMap((match) => {
    const [
      whole,
      noon,
      noonMinutes,
      isAfter,
      ,
      hour,
      minute,
      how,
      of,
      full,
      more,
      inPart,
      before,
      only,
      edge,
    ] = match;
    const alone = inPart ?? before ?? only ?? edge;
    const at = { index: match.index, end: match.index + whole.length };
    if (noon !== undefined) {
      const minutes = (Number(noon) % 12) * 60 + Number(noonMinutes ?? 0);
      return { ...at, minutes: minutes + (isAfter === undefined ? 0 : 720), exact: true };
    }
    if (hour !== undefined) {
      const minutes = Number(hour) * 60 + Number(minute);
      return { ...at, minutes, exact: hour.startsWith('0') || minutes >= 780 };
    }
    if (how !== undefined) {
      const count = numberOf(of);
      return count === undefined || count > 24
        ? []
        : { ...at, minutes: count * 60 + shiftOf(how), exact: false };
    }
    const count = numberOf(full ?? alone);
    if (count === undefined || count > 24 || (full === undefined && count === 0)) return [];
    return { ...at, minutes: (count % 24) * 60 + (numberOf(more) ?? 0), exact: false };
  });
}

/** When somebody is there, from and to in minutes. */
export type Hours = readonly { from: string; to: string }[];

/**
 * The time a folded sentence speaks of. "Um sieben" is morning or evening, whichever the business is
 * open at; when it is open at both, it has to be asked.
 * @param asked whether the question was when: then any number is the answer
 */
export function timeIn(
  text: string,
  hours: Hours | undefined,
  asked: boolean,
): TimeRead | undefined {
  const part = parts.find(([pattern]) => pattern.test(text));
  const clocks = clocksIn(text);
  const [first, second] = clocks;
  const range = new RegExp(
    String.raw`\b(?:zwischen|von) ${n} (?:uhr )?(?:und|bis) ${n}\b|\b${n} ?(?:bis|-|–) ?${n} ?uhr\b`,
  ).exec(text);
  const [from, to] = [numberOf(range?.[1] ?? range?.[3]), numberOf(range?.[2] ?? range?.[4])];
  if (first !== undefined && second !== undefined) {
    const between = text.slice(first.end, second.index);
    const options = clocks.slice(0, 2).map((each) => resolve(each, hours, part));
    const times = options.flatMap((each) => ('at' in each ? each.at : []));
    const [start, end] = times;
    if (start === undefined || end === undefined) return options[0];
    if (/^ ?(bis|und|-|–) ?$/.test(between) && start < end) return { from: start, to: end };
    // "Bis 13 Uhr bleiben, Taxi um 15:20": which of them is meant has to be asked.
    return start === end ? { at: start } : { options: times };
  }
  const either = new RegExp(String.raw`\b${n} oder ${n} ?(uhr\b)?`).exec(text);
  const [one, two] = [numberOf(either?.[1]), numberOf(either?.[2])];
  if (
    (asked || either?.[3] !== undefined) &&
    one !== undefined &&
    two !== undefined &&
    one < 24 &&
    two < 24
  )
    return { options: [one, two].map((each) => firstOf(resolve(loose(each), hours, part))) };
  if (from !== undefined && to !== undefined && from < 24 && to < 25) {
    const times = [from, to].map((each) => firstOf(resolve(loose(each), hours, part)));
    return { from: Math.min(...times), to: Math.max(...times) };
  }
  const found = first ?? (asked ? bare(text) : undefined);
  if (found === undefined) return part && partOf(text, part);
  const read = resolve(found, hours, part);
  return 'at' in read ? aroundOf(text, found, read.at) : read;
}

/** A part of the day, or the other half of it: "nicht in der Früh". */
function partOf(text: string, [, from, to]: (typeof parts)[number]): TimeRead {
  if (
    !/\bnicht (?:(?:so|zu|in|der|da|am|gleich|ganz) )*(?:fruh|vormit|zeitig|(?<=am )morgen|mitag|nachmit|abend)/.test(
      text,
    )
  )
    return { from, to };
  return from < 660 ? { from: 720, to: lastMinute } : { from: 0, to: 719 };
}

/** "Nach 16 Uhr", "ab 15 Uhr", "vor acht" leave a span to choose from. */
function aroundOf(text: string, { index, end }: Said, at: number): TimeRead {
  const [, not, way] =
    /\b(nicht )?(vor|nach|ab|bis)\b[^a-z]*$/.exec(
      `${text.slice(0, index)}${/^(?:vor|nach|ab|bis)\b|^/.exec(text.slice(index, end))?.[0] ?? ''}`,
    ) ?? [];
  if (way === undefined) return { at };
  // Whoever works until two comes after.
  const isWork = /\b(?:arbeit\w*|hackl\w*|dienst|schicht|schule|unterricht)\b[^,.!?]{0,12}$/;
  const isUntil =
    (way === 'vor' || (way === 'bis' && !isWork.test(text.slice(0, index)))) && not === undefined;
  return isUntil ? { from: 0, to: at - 1 } : { from: at, to: lastMinute };
}

/** A span that begins at midnight, or ends with the day, is open on that side. */
export const lastMinute = 1439;

const loose = (hour: number): Said => ({ minutes: hour * 60, exact: false, index: 0, end: 0 });
const firstOf = (read: Hour): number => ('at' in read ? read.at : (read.options[0] ?? 0));

/** A number that is the answer: the last of a part in few words. */
function bare(text: string): Said | undefined {
  const parts = text.split(/[,;!?]\s*|\.\s+/).filter((part) => wordCount(part) < 6);
  const numbers = new RegExp(`\\b(?!eine?n?\\b)${n}\\b${counts}`, 'g');
  const last = parts.flatMap((part) => [...part.matchAll(numbers)]).at(-1)?.[1];
  const hour = numberOf(last);
  return hour === undefined || hour > 24 ? undefined : loose(hour % 24);
}

/** Morning or evening: what the part of the day says, else what the opening hours say. */
function resolve(
  { minutes, exact }: Said,
  hours: Hours | undefined,
  part: (typeof parts)[number] | undefined,
): Hour {
  if (exact || minutes >= 780) return { at: minutes };
  const both = [minutes, minutes + 720].filter((each) => each < 1440);
  const inPart = part ? both.filter((each) => each >= part[1] - 60 && each <= part[2] + 60) : [];
  if (inPart.length === 1 && inPart[0] !== undefined) return { at: inPart[0] };
  const isOpen = (at: number) =>
    hours?.some(({ from, to }) => at >= minutesOfDay(from) && at <= minutesOfDay(to)) ?? true;
  const open = both.filter(isOpen);
  if (open.length === 1 && open[0] !== undefined) return { at: open[0] };
  // Nobody says "eight" and means two in the morning.
  if (open.length > 1) {
    if (minutes < 300) return { at: minutes + 720 };
    return { options: open };
  }
  const away = (at: number) =>
    Math.min(
      ...(hours ?? []).flatMap(({ from, to }) =>
        [from, to].map((edge) => Math.abs(minutesOfDay(edge) - at)),
      ),
    );
  return { at: [...both].sort((a, b) => away(a) - away(b))[0] ?? minutes };
}

/** The offers of a wanted part of the day, or those nearest to a wanted time, in their order. */
export function nearestOffers(
  offers: readonly string[],
  wanted: { at: number } | { from: number; to: number },
): string[] {
  if ('from' in wanted)
    return offers.filter((offer) => {
      const minutes = minutesOfDay(offer);
      return minutes >= wanted.from && minutes <= wanted.to;
    });
  const exact = clockText(wanted.at);
  if (offers.includes(exact)) return [exact];
  return [...offers]
    .sort((a, b) => Math.abs(minutesOfDay(a) - wanted.at) - Math.abs(minutesOfDay(b) - wanted.at))
    .slice(0, 3)
    .sort();
}
