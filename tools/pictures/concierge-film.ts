/**
 * Records the film of the hotel page: a guest writes to the concierge on WhatsApp. Run from the
 * repository's root with `npx tsx tools/pictures/concierge-film.ts`; needs ffmpeg. The chat itself
 * is tools/pictures/concierge/chat.html.
 */
import { recordFilm } from './film';

void recordFilm({
  name: 'concierge',
  page: 'tools/pictures/concierge/chat.html',
  size: { width: 720, height: 900 },
  seconds: 12,
  // The times on offer, nothing chosen yet.
  posterAt: 4.5,
});
