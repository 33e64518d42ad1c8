import { type BusinessHours, hoursFromText, opensOn } from '../../lib/business-hours';
import { arcRadius, dialArc } from '../../lib/dial';
import { minutesOfDay } from '../../lib/format';
import { holidayOn, weekdayOf } from '../../lib/holidays';
import { type DialStories, at, timeOf, tradeAt } from '../../lib/dial-stories';
import { isRecord } from '../../lib/is-record';
import { keepTrade, ownTrade } from '../../lib/own-business';
import { viennaTime } from '../../lib/vienna-time';
import { faceOf } from './face';
import { dialWords as words } from './messages';
import { askForHours } from './own-hours';
import { sliderOn } from './slider';
import { storyBelow } from './story';

const minuteMs = 60_000;

/**
 * Lets a drawn clock go by Graz time, and visitors turn its hand through the day: by pointer, by
 * touch or by keyboard. What happens at an hour is told for the trade they choose.
 */
export async function startClock(clock: HTMLElement): Promise<void> {
  const stories = await load();
  const showFace = faceOf(clock);
  const now = () => viennaTime(new Date()).time;
  const today = () => viennaTime(new Date()).date;
  let hours = hoursFromText(clock.dataset['hours'] ?? null);
  /** Where the visitor has turned the hand; undefined when it goes by the time. */
  let turned: string | undefined;

  const story = storyBelow(clock, stories, ownTrade(), (trade) => {
    keepTrade(trade);
    update();
  });
  const showValue = sliderOn(clock, {
    time: () => turned ?? now(),
    turnTo: (minutes, smooth = true) => {
      turned = minutes === undefined ? undefined : timeOf(minutes);
      update(smooth);
    },
  });
  function update(smooth = true) {
    const time = turned ?? now();
    const trade = tradeAt(stories, time, story.trade());
    const text = (trade && at(trade.hours, time)?.text) ?? '';
    showFace(time, smooth);
    showValue(minutesOfDay(time), words.value(time, trade?.label ?? '', text));
    if (hours) drawArcs(clock, hours, today());
    story.show(turned === undefined ? sayNow(time, hours, today()) : words.then(time), trade, text);
  }
  update();
  const change = (own: BusinessHours) => {
    hours = own;
    update();
  };
  if (hours) {
    const panel = askForHours(hours, today, change);
    // Beside the picture there is empty ground below the words; over it, it would hide what is drawn.
    const isBeside = window.matchMedia('(min-width: 73.8125em)');
    const put = () =>
      (isBeside.matches ? clock.previousElementSibling : story.choice)?.append(panel);
    put();
    isBeside.addEventListener('change', put);
  }
  const tick = setInterval(() => {
    if (!clock.isConnected) clearInterval(tick);
    else if (turned === undefined) update();
  }, minuteMs / 6);
}

/** The time, and on a day off what day it is. */
function sayNow(time: string, hours: BusinessHours | undefined, today: string): string {
  if (hours === undefined || opensOn(hours, today)) return words.now(time);
  const day = holidayOn(today) ?? words.days[weekdayOf(today) - 1] ?? '';
  return words.closedNow(day, time);
}

/** Draws when somebody is there on a date: all day long the duty is ours where nobody is. */
function drawArcs(clock: HTMLElement, hours: BusinessHours, date: string): void {
  const isOpen = opensOn(hours, date);
  const [opens, closes] = [hours.opens, hours.closes].map((time) => minutesOfDay(time) / 60);
  for (const part of clock.querySelectorAll<SVGElement>('[data-arc]')) {
    const isDuty = part.dataset['arc'] === 'duty';
    part.style.display = !isDuty && !isOpen ? 'none' : '';
    if (part.tagName !== 'path' || opens === undefined || closes === undefined) continue;
    const [from, to] = isDuty ? [isOpen ? closes : 0, isOpen ? opens : 23.99] : [opens, closes];
    part.setAttribute('d', dialArc(arcRadius, from, to));
  }
}

async function load(): Promise<DialStories> {
  const response = await fetch('/dial.json');
  const stories: unknown = await response.json();
  if (!response.ok || !isStories(stories)) throw new Error('dial.json tells nothing');
  return stories;
}

/** The build has validated the file; a host may answer with something else. */
const isStories = (value: unknown): value is DialStories => isRecord(value) && 'fitting' in value;
