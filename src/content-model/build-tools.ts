import type { z } from 'zod';
import type { PostTeaser } from './post-teaser';
import type { Resolved, SourceName, Sources } from './resolved';

/** What a section's `derive` may ask the build for. */
export type BuildTools = {
  /** A data file with its references resolved. */
  data<N extends SourceName>(name: N): Promise<Resolved<Sources[N]>>;
  /** The newest posts, newest first. */
  latestPosts(count: number): Promise<PostTeaser[]>;
};

/** A section as its `derive` receives it: validated, references resolved. */
export type SectionInput<S extends z.ZodType> = Resolved<z.output<S>>;
