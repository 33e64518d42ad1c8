import { minutesAt } from '../../lib/dial-stories';
import { minutesOfDay } from '../../lib/format';
import * as styles from './dial.module.css';
import { dialWords as words } from './messages';

/** Minutes a key turns the hand by. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 30,
  ArrowUp: 30,
  ArrowLeft: -30,
  ArrowDown: -30,
  PageUp: 180,
  PageDown: -180,
};

const lastMinute = 24 * 60 - 1;

type Clock = {
  /** What the hand shows. */
  time: () => string;
  /** Turns it, smoothly if nothing else is said; undefined lets it go by the time again. */
  turnTo: (minutes: number | undefined, smooth?: boolean) => void;
};

/** Makes the face of a drawn clock a slider for the time of day. @returns says what it shows */
export function sliderOn(clock: HTMLElement, { time, turnTo }: Clock) {
  const drawing = clock.querySelector('svg');
  const face = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
  const show = (minutes: number, text: string) => {
    face.setAttribute('aria-valuenow', String(minutes));
    face.setAttribute('aria-valuetext', text);
  };
  if (drawing === null) return show;

  // The face may be read aloud, the drawing around it still is a picture.
  for (const part of drawing.children) part.setAttribute('aria-hidden', 'true');
  drawing.removeAttribute('aria-hidden');
  const attributes = {
    r: clock.dataset['clock'] ?? '',
    class: styles.face ?? '',
    role: 'slider',
    tabindex: '0',
    'aria-label': words.slider,
    'aria-valuemin': '0',
    'aria-valuemax': String(lastMinute),
  };
  for (const [name, value] of Object.entries(attributes)) face.setAttribute(name, value);
  drawing.append(face);
  clock.querySelector('ol')?.classList.add(styles.list ?? '');

  const turnToPointer = ({ clientX, clientY }: MouseEvent, smooth?: boolean) => {
    const { left, top, width, height } = face.getBoundingClientRect();
    const minutes = minutesAt(clientX - left - width / 2, clientY - top - height / 2);
    turnTo(Math.round(minutes / 5) * 5, smooth);
  };
  face.addEventListener('click', (event) => turnToPointer(event));
  face.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'mouse') turnToPointer(event, false);
  });
  face.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') turnTo(undefined);
  });
  face.addEventListener('blur', () => turnTo(undefined));
  face.addEventListener('keydown', (event) => {
    const minutes = minutesAfter(event.key, minutesOfDay(time()));
    if (minutes === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    turnTo(minutes);
  });
  return show;
}

/** Where a key turns the hand: to the half hours, and to both ends of the day. */
function minutesAfter(key: string, minutes: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return lastMinute;
  const step = steps[key];
  if (step === undefined) return undefined;
  const half = step > 0 ? Math.floor(minutes / 30) * 30 : Math.ceil(minutes / 30) * 30;
  return half + step;
}
