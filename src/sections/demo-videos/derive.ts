import type { BuildTools, SectionInput } from '../../content-model/build-tools';
import type { DemoVideo } from '../../content-model/offers';
import type { demoVideos } from './schema';

/**
 * Adds the demo videos with their addresses on the video platform.
 * @throws when content/data/site.yaml has no video of that id
 */
export async function deriveDemoVideos(
  section: SectionInput<typeof demoVideos>,
  tools: BuildTools,
) {
  const [entries, { video }, { parties }] = await Promise.all([
    tools.data('demo-videos'),
    tools.data('site'),
    tools.data('third-parties'),
  ]);
  const videos = entries.map((entry): DemoVideo => {
    const id = video.ids[entry.id];
    if (id === undefined) throw new Error(`site.yaml has no video id for "${entry.id}"`);
    return {
      ...entry,
      platform: parties.video.name,
      embedUrl: video.embed + id,
      watchUrl: video.watch + id,
    };
  });
  return { ...section, videos };
}
