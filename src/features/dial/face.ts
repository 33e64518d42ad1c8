import { dialAngle } from '../../lib/dial';
import { minutesOfDay } from '../../lib/format';
import { whenSeen } from '../../lib/when-seen';

/** Which window stays lit at night. */
const onDuty = 3;

/** How long the hands take to another time, and from the drawn to the real one; in milliseconds. */
const turnMs = 500;
const arriveMs = 1400;
/** A little too far and back, as heavy hands stop. */
const arriving = 'cubic-bezier(0.3, 0, 0.2, 1.12)';

/**
 * The hands and marks of the drawn clock.
 * @returns turns the hands, and marks the last event before the time
 */
export function faceOf(clock: HTMLElement) {
  const hands = [...clock.querySelectorAll<SVGElement>('[data-hand]')];
  const events = [...clock.querySelectorAll<HTMLElement>('ol > li')];
  const marks = [...clock.querySelectorAll('[data-mark]')];
  const windows = [...clock.querySelectorAll<SVGElement>('[data-windows] > *')];
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  const angles = new Map<SVGElement, number>();
  let hasArrived = false;

  const turn = (hand: SVGElement, angle: number, smooth: boolean) => {
    const before = angles.get(hand) ?? angle;
    // The shorter way round.
    const next = before + ((((angle - before) % 360) + 540) % 360) - 180;
    angles.set(hand, next);
    hand.setAttribute('transform', `rotate(${next})`);
    if (!smooth || calm.matches || next === before) return;
    const moving = hand.animate(
      [{ transform: `rotate(${before}deg)` }, { transform: `rotate(${next}deg)` }],
      hasArrived
        ? { duration: turnMs, easing: 'ease-out' }
        : { duration: arriveMs, easing: arriving },
    );
    if (hasArrived) return;
    // On a phone the clock is below the first screen: the hand arrives before somebody's eyes.
    moving.pause();
    whenSeen(hands.at(-1) ?? clock, () => moving.play(), { threshold: 0.5 });
  };

  // At night the lights go out one after the other, but for one: somebody is on duty.
  const light = (isNight: boolean) => {
    windows.forEach((each, index) => {
      each.style.transition = isNight ? `opacity 1.2s ${1 + ((index * 5) % 7)}s` : '';
      each.style.opacity = isNight && index !== onDuty ? '0.12' : '';
    });
  };

  const show = (time: string, smooth: boolean) => {
    const hours = minutesOfDay(time) / 60;
    for (const hand of hands)
      turn(hand, hand.dataset['hand'] === 'hour' ? dialAngle(hours) : (hours % 1) * 360, smooth);
    hasArrived ||= smooth;
    light(time >= '22:00' || time < '05:00');
    const times = events.map((event) => event.querySelector('time')?.textContent ?? '');
    // Before the first event of a day the last one of the day before still counts.
    const past = times.filter((each) => each <= time).length;
    const current = (past || times.length) - 1;
    events.forEach((event, index) => event.toggleAttribute('data-now', index === current));
    marks.forEach((mark, index) => mark.toggleAttribute('data-now', index === current));
  };

  const drawn = clock.querySelector('[data-now] time')?.textContent ?? '00:00';
  show(drawn, false);
  return show;
}
