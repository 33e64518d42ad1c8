/** How often a program may end in how long; more often, its fault lies deeper. */
const [mostEnds, withinMs] = [3, 5 * 60_000];

/**
 * Runs a program, and again when it has ended although it was well.
 * @param run resolves when the program has ended, with its exit code and whether it may run again
 * @param say is told before each further run
 * @returns the exit code of the last run
 */
export async function restarting(
  run: () => Promise<{ exitCode: number; again: boolean }>,
  say: () => void,
): Promise<number> {
  const ends: number[] = [];
  for (;;) {
    const { exitCode, again } = await run();
    const now = Date.now();
    ends.push(now);
    const recent = ends.filter((end) => now - end < withinMs);
    if (!again || recent.length > mostEnds) return exitCode;
    say();
  }
}
