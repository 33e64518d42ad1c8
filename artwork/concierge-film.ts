/**
 * Records the film of the hotel page: a guest writes to the concierge on WhatsApp. Run from the
 * repository's root with `npx tsx artwork/concierge-film.ts`; needs ffmpeg. The chat itself
 * is artwork/concierge/chat.html.
 */
import { recordFilm } from './film';

void recordFilm({
  name: 'concierge',
  page: 'artwork/concierge/chat.html',
  size: { width: 720, height: 900 },
  seconds: 12,
  // The times on offer, nothing chosen yet.
  posterAt: 4.5,
});
