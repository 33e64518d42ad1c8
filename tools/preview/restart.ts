/** Exit codes with which the preview asks to be started again. */
export const again = { codeChanged: 75, crashed: 76 };

/** How often it may crash in how long; more often, its fault lies deeper. */
const [mostCrashes, withinMs] = [3, 5 * 60_000];

/**
 * Runs the preview, and again as long as it asks for it.
 * @param run resolves with its exit code
 * @returns the last exit code
 */
export async function restarting(run: () => Promise<number>): Promise<number> {
  const crashes: number[] = [];
  for (;;) {
    const code = await run();
    const now = Date.now();
    if (code === again.crashed) crashes.push(now);
    const recent = crashes.filter((crash) => now - crash < withinMs);
    if (!Object.values(again).includes(code) || recent.length > mostCrashes) return code;
  }
}
