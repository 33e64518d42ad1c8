import type { EmailDriver } from '@supabase/lite';
import { openProject, type Project } from './project';

/** A project that is opened once, when first needed. */
export interface LazyProject {
  open: () => Promise<Project>;
  /** Closes it if it is open. One still being opened is left alone: the next start repairs it. */
  close: () => Promise<void>;
}

/** Its data is in `folder`. A failed opening is tried again at the next request. */
export function lazyProject(folder: string, email: EmailDriver): LazyProject {
  let opening: Promise<Project> | undefined;
  let opened: Project | undefined;
  const openNow = async (): Promise<Project> => {
    opened = await openProject(folder, email);
    return opened;
  };
  return {
    open: () => {
      opening ??= openNow().catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      return opening;
    },
    close: async () => opened?.close(),
  };
}
