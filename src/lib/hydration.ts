let isDone = false;

/** Whether React has taken over the server's markup: what it draws from then on may differ. */
export const isHydrated = (): boolean => isDone;

/** To be called once, when the first page is drawn. */
export function hydrationIsDone(): void {
  isDone = true;
}
