import * as styles from './day-ground.module.css';

type DayTime = 'morning' | 'midday' | 'evening' | 'night';

/** Class of a ground in the colour of a time of day. */
export function dayGround(time: DayTime): string | undefined {
  return styles[time];
}

/** Whether text on that ground has to be light. */
export function isDark(time: DayTime): boolean {
  return time === 'evening' || time === 'night';
}
