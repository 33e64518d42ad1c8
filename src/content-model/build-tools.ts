import type { z } from 'zod';
import type { PostTeaser } from './post-teaser';
import type { InlineHtml } from './primitives';
import type { Resolved } from './resolved';
import type { SourceName, Sources } from './sources';

/** What a section's `derive` may ask the build for. */
export type BuildTools = {
  /** A data file with its references resolved. */
  data<N extends SourceName>(name: N): Promise<Resolved<Sources[N]>>;
  /** The newest posts, newest first. */
  latestPosts(count: number): Promise<PostTeaser[]>;
  /** An answer with the prices and data that its {names} stand for. */
  withFacts(answer: InlineHtml): Promise<InlineHtml>;
  /** Publishes a drawing as a file of its own. @returns its address */
  publish(svg: string): string;
};

/** A section as its `derive` receives it: validated, references resolved. */
export type SectionInput<S extends z.ZodType> = Resolved<z.output<S>>;
