import { monthNames } from '../content-model/calendar';
import { addDays, dayText, weekdayOf } from './dates';
import { dialogueWords as own } from './messages';
import { numberOf, numberPattern } from './numbers';
import { likeness } from './words';
import { type Written, dateIn, inFigures, monthOf, monthPattern } from './written-days';

/** A day that was read, or what has to be asked because it could be another one. */
export type DayRead = { day: string } | { ask: string; options: readonly string[] };

const names = ['sontag', 'montag', 'dienstag', 'mitwoch', 'donerstag', 'freitag', 'samstag'];
const shorts = ['so', 'mo', 'di', 'mi', 'do', 'fr', 'sa'];
/** People who are called like a day: "Herr Freitag". */
const namesakes = /(?<!\bmein\w* )\b(?:hern?|frau|dr|mag|fam\w*)\.? \w*tag\b/g;
/** "Der erste Montag im Dezember", "KW 50", "2. Advent": a calendar says which day that is. */
const byOrder =
  /(?:\d\.|\blet?zt\w*) (?:advent|\w+(?:tag|woch) (?:im|des)\b)|\bkw ?\d|(?:\d\.|\b(?:erste|zweite|drite|vierte|let?zte)\w*) \w*woche?(?! nach)\b/;
/**
 * The day a folded sentence speaks of, from today in Graz (ISO dates).
 * @param asked whether the question was which day: then "Sa" alone is the answer
 */
export function dayIn(said: string, today: string, asked: boolean): DayRead | undefined {
  const text = inFigures(said).replace(namesakes, ' ');
  if (byOrder.test(text)) return { ask: own.whichDay, options: [] };
  const date = dateIn(text, asked);
  const wanted = weekdaysIn(text, asked);
  const [weekday, second] = wanted;
  if (date !== undefined) {
    const day = checked(date, weekday, today);
    // "In der Woche ab 7. Dezember" leaves the day open.
    return 'day' in day && /\bwoche (?:ab|vom|um|nach)\b/.test(text)
      ? inWeekOf(day.day, today)
      : day;
  }
  const distance = distanceIn(text, today, weekday);
  if (distance !== undefined) return distance;
  if (
    /\b(?<!seit )(?:gestern|vorgestern|let?zt\w* (?:\w+tag|mitwoch|woche|monat|jahr))\b/.test(text)
  )
    return weekday !== undefined || /gestern/.test(text)
      ? { ask: own.dayOver(''), options: [] }
      : undefined;
  const week = weekIn(text, today);
  if (week !== undefined) {
    if (weekday === undefined) return inWeekOf(week, today);
    const inWeek = wanted.map((each) => addDays(week, (each + 6) % 7));
    if (second !== undefined) return either(inWeek);
    const [found = week] = inWeek;
    return found < today ? { ask: own.dayOver(dayText(found)), options: [] } : { day: found };
  }
  if (weekday !== undefined) {
    // "Heute noch oder Montag ganz früh."
    const near = / oder /.test(text) ? nearIn(text, today) : [];
    if (near.length > 0) return either([...near, ahead(weekday, addDays(today, 1))]);
    if (second !== undefined) return either(wanted.map((each) => ahead(each, addDays(today, 1))));
    return weekdayFrom(text, weekday, today);
  }
  const near = nearIn(text, today);
  if (near.length > 1) return either(near);
  if (near[0] !== undefined) return { day: near[0] };
  if (/\bwochenend/.test(text)) return either([ahead(6, today), ahead(0, today)]);
  return monthIn(text, today);
}

/** One of the days from a day on has to be chosen. */
const inWeekOf = (first: string, today: string, ask?: string): DayRead => ({
  ask: ask ?? (first > today ? own.whichOfWeek(dayText(first)) : own.whichOfThisWeek),
  options: [0, 1, 2, 3, 4, 5].map((each) => addDays(first, each)).filter((each) => each >= today),
});

const ahead = (weekday: number, from: string): string =>
  addDays(from, (weekday - weekdayOf(from) + 7) % 7);

const either = (options: readonly string[]): DayRead => {
  const each = [...new Set(options)].sort();
  return { ask: own.eitherDay(each.map(dayText)), options: each };
};

/** "Im Dezember": one of its days. */
function monthIn(text: string, today: string): DayRead | undefined {
  const [, part, name] =
    new RegExp(
      String.raw`\b(?<!\bbis )(anfang|mitte|ende|im|in) (?:im )?${monthPattern}\b(?! \d)`,
    ).exec(text) ?? [];
  if (name === undefined) return undefined;
  const month = monthOf(name);
  const [year, now] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const date = { mitte: 14, ende: 24 }[part ?? ''] ?? 1;
  const first = isoOf(month < now ? year + 1 : year, month, date);
  return inWeekOf(
    first < today ? today : first,
    today,
    own.whichOfMonth(monthNames[month - 1] ?? ''),
  );
}

function nearIn(text: string, today: string): string[] {
  const days: string[] = [];
  if (/\b(heute?|heut)\b/.test(text)) days.push(today);
  if (/\b(?<!\b(?:am|guten|heute|tag|nach|after) )morgen\b/.test(text))
    days.push(addDays(today, 1));
  if (/\bubermorgen\b|\b(?:nach|after) morgen\b/.test(text)) days.push(addDays(today, 2));
  return days;
}

function weekIn(text: string, today: string): string | undefined {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  if (/\bdiese?[nr]? woche\b/.test(text)) return monday;
  if (/\bubernachste?[nr]? woche\b/.test(text)) return addDays(monday, 14);
  if (/\b(nachste|komende|andere|nein|na)[nr]? woche\b/.test(text)) return addDays(monday, 7);
  return undefined;
}

function weekdayFrom(text: string, weekday: number, today: string): DayRead {
  const first = ahead(weekday, today);
  const later = addDays(first, 7);
  const before = String.raw`(\w+ )?${names[weekday] ?? ''}`;
  const follows = (words: string) => new RegExp(String.raw`\b(${words}) ${before}`).test(text);
  if (follows('ubernachste[nr]?')) return either([later, addDays(first, 14)]);
  if (follows('komende[nr]?')) return { day: first === today ? later : first };
  if (follows('diese[nr]?|heute?')) return { day: first };
  const isNear = first <= addDays(today, 2);
  if (follows('nachste[nr]?')) {
    if (first === today) return { day: later };
    return isNear ? either([first, later]) : { day: first };
  }
  return first === today ? either([first, later]) : { day: first };
}

/** "In 14 Tagen", "heute in einer Woche", "Freitag in zwei Wochen". */
function distanceIn(text: string, today: string, weekday?: number): DayRead | undefined {
  const pattern = new RegExp(
    String.raw`\b(?:in|uber) (?:${numberPattern}|ana|einer|einem|ein par) (tage?n?|wochen?|monate?n?)\b`,
  );
  const [whole, word, unit = ''] = pattern.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const count = numberOf(word) ?? (/einer|einem|ana/.test(whole) ? 1 : undefined);
  if (count === undefined || unit.startsWith('monat')) return { ask: own.whichDay, options: [] };
  const days = unit.startsWith('woche') ? 7 * count : count;
  if (weekday !== undefined) {
    const first = ahead(weekday, today);
    if (unit.startsWith('woche')) return { day: addDays(first, days) };
    return either([addDays(first, 7), addDays(first, Math.max(14, days - (days % 7)))]);
  }
  const from = /\bmorgen in\b/.test(text) ? addDays(today, 1) : today;
  if (days === 8) return either([addDays(from, 7), addDays(from, 8)]);
  return { day: addDays(from, days) };
}

function weekdaysIn(text: string, asked: boolean): number[] {
  const found = (text.match(/[a-z]+/g) ?? []).flatMap((word) => {
    const exact = names.findIndex((name) => word === name || word === `${name}s`);
    if (exact >= 0) return exact;
    const close = names.findIndex(
      (name) =>
        Math.abs(word.length - name.length) < 2 &&
        word !== 'montage' &&
        likeness(word, name) >= 0.85,
    );
    const begun = names.findIndex((name) =>
      new RegExp(`^${name}(abend|mitag|fruh|vor|nach)`).test(word),
    );
    return [Math.max(close, begun)].filter((each) => each >= 0);
  });
  const written = [
    ...text.matchAll(/\b(?:am|nachsten|diesen) (mo|di|mi|do|fr|sa|so)\b/g),
    ...text.matchAll(/\b(mo|di|mi|do|fr|sa)(?= oder (?:mo|di|mi|do|fr|sa)\b)/g),
    ...text.matchAll(/(?<=\b(?:\w+ oder|doch|lieber|eher|auf|stat) )(mo|di|mi|do|fr|sa)\b/g),
    ...(asked ? text.trim().matchAll(/^(mo|di|mi|do|fr|sa|so(?=$| ?\d| um))\b/g) : []),
    ...text.matchAll(
      /\b(mo|di|mi|do|fr|sa)\.?,? (?:erst )?(?:um |ab |nach |vor |gegen )?(?=\d|abend|mitag|fruh|vormit|nachmit)/g,
    ),
  ].map(([, short]) => shorts.indexOf(short ?? ''));
  return [...new Set([...found, ...written])];
}

const isoOf = (year: number, month: number, date: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

const exists = (date: string): boolean => {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
};

/** So many days back a date is over and not of next year; so many days ahead can be booked. */
const [lately, farthest] = [60, 366];

/** Whether there is such a day, whether it is still to come, and whether it is the weekday it was called. */
function checked(
  { date, month, year }: Written,
  weekday: number | undefined,
  today: string,
): DayRead {
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  // The 29th of February may be one of next year.
  const months =
    month === undefined ? [thisMonth, thisMonth + 1, thisMonth + 2] : [month, month + 12];
  const candidates = months
    .map((each) =>
      isoOf(year ?? thisYear + Math.floor((each - 1) / 12), ((each - 1) % 12) + 1, date),
    )
    .filter((each) => exists(each) && (month !== undefined || each >= today));
  let [day] = candidates;
  if (day === undefined) return { ask: own.noSuchDay(date, month), options: [] };
  if (year === undefined && day < addDays(today, -lately)) {
    day = isoOf(thisYear + 1, Number(day.slice(5, 7)), date);
    if (!exists(day)) return { ask: own.noSuchDay(date, month), options: [] };
  }
  if (day < today && year === undefined && weekday !== undefined) {
    const next = isoOf(thisYear + 1, Number(day.slice(5, 7)), date);
    if (exists(next) && weekdayOf(next) === weekday) day = next;
  }
  if (day < today) return { ask: own.dayOver(dayText(day)), options: [] };
  if (day > addDays(today, farthest)) return { ask: own.tooFar, options: [] };
  if (weekday === undefined || weekdayOf(day) === weekday) return { day };
  const called = day;
  const meant = [-3, -2, -1, 1, 2, 3].map((days) => addDays(called, days));
  const near = meant.filter((each) => weekdayOf(each) === weekday && each >= today);
  return {
    ask: own.otherWeekday(dayText(day), [...near, day].sort().map(dayText)),
    options: [...near, day].sort(),
  };
}
