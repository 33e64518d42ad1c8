import type { BuildTools, SectionInput } from '../../content-model/build-tools';
import type { DemoVideo } from '../../content-model/offers';
import { isFilmPlaceholder } from '../../content-model/placeholders';
import type { demoVideos } from './schema';

/**
 * Adds the demo videos with their addresses on the video platform; those without a real id in
 * site.yaml are not there yet.
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
  const videos = entries.flatMap((entry): DemoVideo[] => {
    const id = video.ids[entry.id];
    if (id === undefined || isFilmPlaceholder(id)) return [];
    const addresses = { embedUrl: video.embed + id, watchUrl: video.watch + id };
    return [{ ...entry, platform: parties.video.name, ...addresses }];
  });
  return { ...section, videos };
}
