import { z } from 'zod';
import { plainText } from './primitives';
import { staticFile } from './references';
import type { Resolved } from './resolved';

/** A clip, loaded on play; files below static/. */
export const clip = z.strictObject({
  video: staticFile(['mp4'], 'muss eine MP4-Datei in static/ sein, etwa /video/produktvideo.mp4'),
  poster: staticFile(['jpg'], 'muss ein Bild in static/ sein, etwa /video/produktvideo.jpg'),
  captions: staticFile(['vtt'], 'muss eine WebVTT-Datei in static/ sein'),
  alt: plainText.describe('Was der Clip zeigt'),
  note: plainText.describe('Was der Clip ist und was nicht'),
});
export type Clip = Resolved<z.output<typeof clip>>;
