import { monthNames } from '../content-model/calendar';
import { minutesOfDay } from '../lib/format';
import { addDays, clockText, weekdayOf } from './dates';
import { numberOf, numberPattern } from './numbers';
import { fold, likeness } from './words';

const dayNames = ['sontag', 'montag', 'dienstag', 'mitwoch', 'donerstag', 'freitag', 'samstag'];
const dayShorts = ['so', 'mo', 'di', 'mi', 'do', 'fr', 'sa'];
const months = monthNames.map(fold);
const written = new RegExp(String.raw`\b(\d{1,2})\. ?(?:(\d{1,2})\.|(${months.join('|')}))`);

/**
 * The day a folded sentence speaks of, as an ISO date.
 * @param today ISO date in Graz
 * @param asked whether the question was which day: then "Sa" alone is the answer
 */
export function dayIn(text: string, today: string, asked: boolean): string | undefined {
  if (/\bubermorgen\b/.test(text)) return addDays(today, 2);
  const [, date, month, name] = written.exec(text) ?? [];
  const number = month === undefined ? months.indexOf(name ?? '') + 1 : Number(month);
  if (date !== undefined && number >= 1 && number <= 12) return dateOf(Number(date), number, today);
  const wanted = weekdayIn(text, asked);
  if (wanted !== undefined) {
    const ahead = (wanted - weekdayOf(today) + 7) % 7;
    const nextWeek = /\b(nachste|komende|andere)n? woche\b/.test(text);
    // "Next week" begins on Monday.
    const monday = (8 - weekdayOf(today)) % 7 || 7;
    return addDays(today, nextWeek ? monday + ((wanted + 6) % 7) : ahead);
  }
  if (/\bheute?\b/.test(text)) return today;
  if (/\bmorgen\b/.test(text) && !/\b(am|guten) morgen\b/.test(text)) return addDays(today, 1);
  return undefined;
}

function weekdayIn(text: string, asked: boolean): number | undefined {
  for (const word of text.match(/[a-z]+/g) ?? []) {
    const exact = dayNames.findIndex((name) => word === name || word === `${name}s`);
    if (exact >= 0) return exact;
    const begun = dayNames.findIndex(
      (name) => word.startsWith(name) || likeness(word, name) >= 0.8,
    );
    if (begun >= 0 && word.length > 4) return begun;
    if (word.startsWith('wochenend')) return 6;
  }
  const [, short] = /\bam (mo|di|mi|do|fr|sa|so)\b/.exec(text) ?? [];
  const alone = asked ? /^(mo|di|mi|do|fr|sa|so)\b/.exec(text.trim())?.[1] : undefined;
  const [, before] = /\b(mo|di|do|fr|sa) (?:um |ab )?\d/.exec(text) ?? [];
  const found = dayShorts.indexOf(short ?? alone ?? before ?? '');
  return found >= 0 ? found : undefined;
}

/** The next such date; a past one means next year. */
function dateOf(date: number, month: number, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  const iso = (each: number) =>
    `${each}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  const found = iso(year) < today ? iso(year + 1) : iso(year);
  return Number.isNaN(Date.parse(found)) ? undefined : found;
}

/** Spans of the day in minutes. */
const parts: readonly [RegExp, number, number][] = [
  [/\b(vormitags?)\b/, 360, 719],
  [/\b(fruh|zeitig|morgens|am morgen|vor der arbeit|in da fruh)\b/, 300, 600],
  [/\b(mitags?|zu mitag)\b/, 660, 840],
  [/\b(nachmitags?)\b/, 721, 1080],
  [/\b(abends?|nach der arbeit|spater|spat)\b/, 990, 1380],
];

/** A time, or a part of the day to choose a time from. */
export type WantedTime = { at: number } | { from: number; to: number };

const clock = /\b([01]?\d|2[0-3]) ?[:.] ?([0-5]\d)\b/;
const spoken = new RegExp(
  String.raw`\b(halb|dreiviertel|viertel vor|viertel nach|viertel) ${numberPattern}\b`,
);
const full = new RegExp(String.raw`\b${numberPattern} ?(?:uhr|h\b)(?: ?([0-5]\d))?`);
const named = new RegExp(
  String.raw`\b(?:um|ab|gegen|ca|circa|so um|nach|vor) ${numberPattern}\b(?! ?(?:personen|leute|person|pax|stuck|mal|x|euro))`,
);
const shift: Readonly<Record<string, number>> = {
  halb: -30,
  dreiviertel: -15,
  'viertel vor': -15,
  'viertel nach': 15,
  viertel: -45,
};

/**
 * The time a folded sentence speaks of. "Um sieben" is morning or evening, whichever lies nearer to
 * a time on offer.
 * @param asked whether the question was when: then any number is the answer
 */
export function timeIn(
  text: string,
  offers: readonly string[],
  asked: boolean,
): WantedTime | undefined {
  const part = parts.find(([pattern]) => pattern.test(text));
  const minutes = minutesIn(text.replace(new RegExp(written, 'g'), ' '), asked);
  if (minutes === undefined) return part && { from: part[1], to: part[2] };
  const free = offers.map(minutesOfDay);
  const away = (time: number) =>
    Math.min(...free.map((offer) => Math.abs(offer - time))) +
    (part && (time < part[1] || time > part[2]) ? 1440 : 0);
  const later = minutes + 720;
  return { at: minutes < 720 && away(later) < away(minutes) ? later : minutes };
}

function minutesIn(text: string, asked: boolean): number | undefined {
  const [, hour, minute] = clock.exec(text) ?? [];
  if (hour !== undefined) return Number(hour) * 60 + Number(minute);
  const [, how = '', of] = spoken.exec(text) ?? [];
  const said = numberOf(of);
  if (said !== undefined) return said * 60 + (shift[how] ?? 0);
  const [, whole, more] = full.exec(text) ?? [];
  const wholeHour = numberOf(whole);
  if (wholeHour !== undefined && wholeHour < 24) return wholeHour * 60 + Number(more ?? 0);
  const word = named.exec(text)?.[1] ?? (asked ? lastNumber(text) : undefined);
  const alone = numberOf(word);
  return alone !== undefined && alone < 24 ? alone * 60 : undefined;
}

const lastNumber = (text: string): string | undefined =>
  [...text.matchAll(new RegExp(String.raw`\b${numberPattern}\b`, 'g'))].at(-1)?.[1];

/** The offers of a wanted part of the day, or those nearest to a wanted time, in their order. */
export function nearestOffers(offers: readonly string[], wanted: WantedTime): string[] {
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
