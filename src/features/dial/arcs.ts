import { type BusinessHours, opensOn } from '../../lib/business-hours';
import { arcRadius, dialArc } from '../../lib/dial';
import { minutesOfDay } from '../../lib/format';

/** Draws when somebody is there on a date: all day long the duty is ours where nobody is. */
export function drawArcs(clock: HTMLElement, hours: BusinessHours, date: string): void {
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
