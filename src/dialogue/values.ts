import { minutesOfDay } from '../lib/format';
import { viennaTime } from '../lib/vienna-time';
import { choicesIn, surelyIn } from './choices';
import { timeIn } from './clock';
import { asksOther, corrected, early, isChange, laterBy, mendings, notEarly } from './corrections';
import { clockText } from './dates';
import { countOf } from './counts';
import { daySaid } from './day-said';
import { dayIn } from './days';
import { withoutDays } from './written-days';
import { dialogueWords as own } from './messages';
import { nameSaid } from './guesses';
import { orderChange, spellingIn } from './order';
import { type Adding, type Listening, type Said, saysSomething } from './said';
import { type State, applies, slotOf, stepsOf } from './state';
import { wantedOf, withoutOthers } from './wanted';
import { wishesIn } from './wishes';
import { fold } from './words';

export { saysSomething, type Listening, type Said };

/** Reads the values of a task's slots out of a sentence; what is said last counts. */
export function saidIn(listening: Listening, state: State, raw: string): Said {
  const said: Said = { values: {}, doubts: [], later: [], dropped: [] };
  const isBusy = Object.keys(state.values).length > 0;
  const folded = wishesIn(listening.dialogue, listening.read, raw, isBusy);
  for (const [index, part] of mendings(folded).entries()) {
    const last = Object.keys(said.values).at(-1);
    const step =
      listening.dialogue.steps.find(({ slot }) => last !== undefined && slot === last)?.id ??
      state.step;
    const values = { ...state.values, ...said.values };
    // What mends is no question, whatever is asked behind it.
    const whole = index > 0 ? raw.replaceAll('?', '.') : raw;
    const next = partIn(listening, { ...state, values, step }, whole, part);
    const mended = [...Object.keys(next.values), ...next.doubts.map(({ slot }) => slot)];
    said.doubts = [...said.doubts.filter(({ slot }) => !mended.includes(slot)), ...next.doubts];
    const doubted = next.doubts.map(({ slot }) => slot);
    const kept = Object.entries(said.values).filter(([name]) => !doubted.includes(name));
    said.values = { ...Object.fromEntries(kept), ...next.values };
    said.later.push(...next.later);
    said.dropped.push(...next.dropped);
    said.change = next.change ?? said.change;
    said.others = next.others ?? said.others;
    if (next.part) said.part = next.part;
    if (said.part && said.part.slot in said.values) delete said.part;
  }
  const kinds = stepsOf(listening.dialogue, state.task, undefined).map(
    ({ slot }) => slotOf(listening.dialogue, slot)?.type,
  );
  if (kinds.includes('time') && !kinds.includes('day')) {
    const today = viennaTime(listening.now).date;
    const day = dayIn(folded, today, false);
    if (day && 'day' in day && day.day > today) said.otherDay = day.day;
  }
  return said;
}

function partIn(listening: Listening, state: State, raw: string, folded: string): Said {
  const { dialogue } = listening;
  const { text, without } = corrected(folded);
  const asked = dialogue.steps.find(({ id }) => id === state.step)?.slot;
  let ofOurs: string | undefined;
  const said: Said = { values: {}, doubts: [], later: [], dropped: [] };
  for (const step of stepsOf(dialogue, state.task, undefined)) {
    const { slot: name = '' } = step;
    const slot = slotOf(dialogue, name);
    // What a sentence says first decides what else it may speak of: "3 Sterne, bitte anrufen".
    if (!slot || !(step.early || applies(step, { ...state.values, ...said.values }))) continue;
    const before = state.values[name];
    const isFirst = step.id === state.task;
    // What is wanted besides, which the first slot has found out, has its own day and hour.
    const known = said.later.length > 0 ? { ...state.values, ...said.values } : state.values;
    if (!isFirst) ofOurs ??= withoutOthers(listening, { ...state, values: known }, text);
    const isAsked = asked === name;
    add({
      listening,
      said,
      name,
      slot,
      raw,
      // "Mein Bruder und ich" answers who decides.
      text: isAsked && slot.type === 'choice' ? text : (ofOurs ?? text),
      without,
      asked: isAsked,
      before,
      isFirst,
      state,
    });
  }
  return said;
}

const asksMenu = /\b(?:was|welche\w*) (?:habt|haben|gibt|ist|hat)\b/;

function add(adding: Adding): void {
  const { listening, said, name, slot, raw, text, without, asked, before, isFirst, state } = adding;
  const { dialogue, read, now } = listening;
  // "Wie lang dauert es? Ich muss um zwölf weg" moves nothing.
  const isWhen = slot.type === 'day' || slot.type === 'time';
  if (
    isWhen &&
    before !== undefined &&
    !asked &&
    raw.includes('?') &&
    without === '' &&
    !isChange(text) &&
    !asksOther.test(text)
  )
    return;
  const put = (value: string | undefined) => {
    if (value !== undefined) said.values[name] = value;
  };
  const doubt = (ask: string, options: readonly string[]) =>
    said.doubts.push({ slot: name, ask, options });
  // "8 Leute, nicht 7" takes back no hour.
  const isCount = Object.entries(state.values).some(
    ([each, known]) => dialogue.slots[each]?.type === 'count' && known === without.trim(),
  );
  if (isWhen && before !== undefined && without !== '' && !isCount) {
    const today = viennaTime(now).date;
    const old =
      slot.type === 'day' ? dayIn(without, today, true) : timeIn(without, slot.hours, true);
    const gone = old && ('day' in old ? old.day : 'at' in old ? clockText(old.at) : '');
    if (gone === before) said.dropped.push(name);
  }
  // "Doch nicht Gruber": whoever it is instead, that name is gone.
  if (slot.type === 'name' && before !== undefined && without.includes(fold(before)))
    said.dropped.push(name);
  switch (slot.type) {
    case 'count': {
      const count = countOf(adding, slot.unit);
      if (count === undefined) break;
      if ('count' in count) put(String(count.count));
      else doubt(own.eitherOf(count.options.map(String)), count.options.map(String));
      break;
    }
    case 'day': {
      const day = daySaid(adding);
      if (day === undefined) break;
      if ('day' in day) put(day.day);
      else doubt(day.ask, day.options);
      break;
    }
    case 'choice': {
      if (!isFirst) {
        // "Sofort unterschreib ich" changes no date that was said.
        const isOpen = before === undefined || state.usual?.includes(name);
        const isAnswer = asked || isOpen || isChange(text);
        if (!isAnswer && text.split(' ').length > 3) break;
        const isShort = asked && text.split(' ').length < 9;
        put(
          (isShort ? choicesIn(text, slot.options, read, true)[0] : undefined) ??
            surelyIn(text, slot.options, read) ??
            // "Bis Ende Jänner sollte sie stehen": a day that is no value answers how soon.
            (asked ? surelyIn(read(raw), slot.options, read) : undefined),
        );
        break;
      }
      const { chosen, later } = wantedOf(adding, slot.options);
      put(chosen);
      said.later.push(...later);
      break;
    }
    case 'items': {
      // "Was habt ihr denn Scharfes?" orders nothing.
      const told = text.split(/(?<=[.!?]) /).filter((each) => !asksMenu.test(each));
      const order = orderChange(told.join(' '), slot.options, read, without, spellingIn(raw));
      said.change = order?.change;
      const others = order?.others.filter((word) => !listening.isKnown(word)) ?? [];
      if (others.length > 0) said.others = others;
      break;
    }
    case 'time': {
      const more = before === undefined ? undefined : laterBy(text);
      if (before !== undefined && more !== undefined) {
        put(clockText(Math.max(0, minutesOfDay(before) + more)));
        break;
      }
      const option = stepsOf(dialogue, state.task, undefined).flatMap((step) => {
        const each = slotOf(dialogue, step.slot);
        const value = said.values[step.slot ?? ''] ?? state.values[step.slot ?? ''];
        return each?.type === 'choice' ? each.options.filter((every) => every.value === value) : [];
      });
      const hours = option.find((each) => each.hours)?.hours ?? slot.hours;
      const changes =
        before !== undefined && /\b(ware?|past|geht|lieber|doch|draus|besser|eher)\b/.test(text);
      const hasCount = Object.keys(said.values).some(
        (each) => dialogue.slots[each]?.type === 'count',
      );
      // "930", where the hour is asked.
      const spelt = asked
        ? text.replace(/^(\d?\d)([0-5][05])\b(?! ?(?:€|euro|\d))/, '$1:$2')
        : text;
      const isLate = notEarly.test(read(raw));
      const time = timeIn(
        withoutDays(isLate ? spelt.replace(early, ' ') : spelt, false),
        hours,
        asked || (changes && !hasCount && said.change === undefined),
      );
      if (time === undefined) {
        // "Bitte nicht in der Früh" leaves the afternoon.
        if (isLate && before === undefined)
          said.part = { slot: name, from: 12 * 60, to: 24 * 60 - 1 };
        break;
      }
      if ('at' in time) {
        // "4.50 statt 5.20" is as early; whoever writes 16:50 means it.
        const morning = time.at - 720;
        const isEarly =
          before !== undefined &&
          Math.abs(morning - minutesOfDay(before)) <= 60 &&
          !text.includes(clockText(time.at).slice(0, 2));
        put(clockText(isEarly ? morning : time.at));
      } else if ('from' in time) {
        const { date, time: clock } = viennaTime(now);
        const isToday = Object.values({ ...state.values, ...said.values }).includes(date);
        // "Heute bis acht", said in the afternoon, is the evening.
        const over = isToday && time.to < minutesOfDay(clock) && time.to < 720 ? 720 : 0;
        said.part = { slot: name, from: time.from && time.from + over, to: time.to + over };
      } else {
        const options = time.options.map(clockText);
        // Of two wishes, the first has the first time.
        if (said.later.length > 0) {
          put(options[0]);
          break;
        }
        // What is offered is meant, or what is on the same side of noon as before.
        const near = options.filter((each) => slot.offers.includes(each) && !/[03]0$/.test(each));
        const { part } = state;
        const same = options.filter((each) =>
          before === undefined
            ? part && minutesOfDay(each) >= part.from && minutesOfDay(each) <= part.to
            : each < '12:00' === before < '12:00',
        );
        const [only, other] = near.length === 1 ? near : same;
        if (only !== undefined && other === undefined) put(only);
        else doubt(own.eitherTime(options), options);
      }
      break;
    }
    case 'name':
      put(nameSaid(adding));
  }
}
