import { isOver } from '../../lib/training-date';
import { useClientValue } from '../../lib/use-client-value';

/** Whether a date is over: first as on the day of the build, then as it is for the visitor. */
export function useIsOver({ iso, over }: { iso: string; over: boolean }): boolean {
  return useClientValue(() => isOver(iso, new Date())) ?? over;
}
