import type { Step } from './steps';

/**
 * Runs steps beside each other, as far as there are cores for them.
 * @param run says whether the step passed
 * @param skip is called instead for a step whose needed step has failed
 */
export async function runSideBySide(
  steps: readonly Step[],
  cores: number,
  run: (step: Step) => Promise<boolean>,
  skip: (step: Step) => void,
): Promise<void> {
  const waiting = [...steps];
  const unfinished = new Set(steps.map(({ name }) => name));
  const failed = new Set<string>();
  const running = new Set<Promise<void>>();
  let free = cores;

  const start = async (step: Step): Promise<void> => {
    free -= step.cores;
    if (step.needs && failed.has(step.needs)) skip(step);
    else if (!(await run(step))) failed.add(step.name);
    unfinished.delete(step.name);
    free += step.cores;
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(
      ({ cores: wanted, needs }) => wanted <= free && !(needs && unfinished.has(needs)),
    );
    const [step] = next < 0 ? [] : waiting.splice(next, 1);
    if (!step) {
      await Promise.race(running);
      continue;
    }
    const work = start(step).finally(() => running.delete(work));
    running.add(work);
  }
}
