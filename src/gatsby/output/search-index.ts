import { once } from 'node:events';
import { startBeside } from '../read/start-beside';
import type { BuiltPage } from './built-page';
import { type Answer, type LeftPage, type Task, stateOf } from './search-task';

/** The index of one build. */
export type SearchIndex = {
  /** Whether it began with none but these pages. */
  hasOnly: (files: readonly string[]) => boolean;
  /** Ends what is not needed. */
  stop: () => void;
  /**
   * Begins to read the pages it has not yet, and to write.
   * @param files of all pages, as Gatsby has made them
   */
  complete: (files: readonly string[]) => void;
  /** Notes how a page stays. */
  note: (page: BuiltPage) => void;
  /**
   * Resolves when the index is written. Where a page has changed after all, it is made again.
   * @throws when Pagefind does not understand a page, or cannot write
   */
  written: () => Promise<void>;
};

/**
 * Makes the index of the search beside the build. It begins with pages that the last build has left
 * and this one is not expected to change: Pagefind needs longer than all that follows the pages.
 */
export function beginSearchIndex(publicDir: string, left: readonly LeftPage[]): SearchIndex {
  const known = new Set(left.map(({ file }) => file));
  const { ask, stop } = startProcess(publicDir);
  void ask({ kind: 'read', pages: left });
  /** Of the known pages as they stay. */
  const states = new Map<string, string>();
  let all: readonly LeftPage[] = [];
  let answer: Promise<Answer> | undefined;

  return {
    hasOnly: (files) => files.filter((file) => known.has(file)).length === known.size,
    stop,
    complete(files) {
      all = files.map((file) => ({ file, places: [file] }));
      void ask({ kind: 'read', pages: all.filter(({ file }) => !known.has(file)) });
      answer = ask({ kind: 'write' });
    },
    note(page) {
      if (known.has(page.file)) states.set(page.file, stateOf(page));
    },
    async written() {
      const read = (await answer)?.states;
      if ([...known].every((file) => read?.get(file) === states.get(file))) return;
      const anew = startProcess(publicDir);
      void anew.ask({ kind: 'read', pages: all });
      await anew.ask({ kind: 'write' });
    },
  };
}

/** The process that works with Pagefind; it ends when the index is written. */
function startProcess(publicDir: string) {
  const child = startBeside('src/gatsby/output/pagefind-process.ts', [publicDir]);
  const waiting: ((answer: Answer) => void)[] = [];
  child.on('message', (answer: Answer) => waiting.shift()?.(answer));
  const ended = once(child, 'exit').then(() => {
    throw new Error('The index of the search could not be made.');
  });
  const answerTo = async (task: Task): Promise<Answer> => {
    child.send(task);
    const answered = new Promise<Answer>((resolve) => {
      waiting.push(resolve);
    });
    const answer = await Promise.race([ended, answered]);
    if (task.kind === 'write') child.disconnect();
    return answer;
  };
  return {
    /** @throws when it ends before it has answered */
    ask: (task: Task): Promise<Answer> => {
      const answer = answerTo(task);
      // Whoever waits for the index hears of it.
      answer.catch(() => undefined);
      return answer;
    },
    stop: (): void => void child.kill(),
  };
}
