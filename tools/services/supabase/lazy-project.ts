import type { EmailDriver } from '@supabase/lite';
import { openProject, type Project } from './project';

/** A project that is opened when somebody needs it, once. */
export interface LazyProject {
  open: () => Promise<Project>;
  /** Closes it if it was opened. */
  close: () => Promise<void>;
}

/** Its data lies in `folder`. A failed opening is tried again at the next request. */
export function lazyProject(folder: string, email: EmailDriver): LazyProject {
  let project: Promise<Project> | undefined;
  return {
    open: () => {
      project ??= openProject(folder, email).catch((error: unknown) => {
        project = undefined;
        throw error;
      });
      return project;
    },
    close: async () => {
      const opened = await project?.catch(() => undefined);
      project = undefined;
      await opened?.close();
    },
  };
}
