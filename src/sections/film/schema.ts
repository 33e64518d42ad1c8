import { z } from 'zod';
import { plainText, sectionHead } from '../../content-model/primitives';
import { staticFile } from '../../content-model/references';

/** A silent film that plays while at least half of it is in view; files below static/. */
export const film = z.strictObject({
  kind: z.literal('film'),
  ...sectionHead,
  video: staticFile(['mp4'], 'muss eine MP4-Datei in static/ sein, etwa /video/concierge.mp4'),
  poster: staticFile(
    ['jpg', 'png', 'webp', 'avif'],
    'muss ein Bild in static/ sein, etwa /video/concierge.webp',
  ),
  alt: plainText.describe('Was der Film zeigt'),
  caption: plainText,
});
