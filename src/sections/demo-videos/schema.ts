import { z } from 'zod';
import { sectionHead } from '../../content-model/primitives';

/**
 * Demo videos of the video platform as posters with their facts; entries come from
 * content/data/demo-videos.yaml.
 */
export const demoVideos = z.strictObject({
  kind: z.literal('demo-videos'),
  ...sectionHead,
});
