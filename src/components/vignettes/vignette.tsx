import type { Vignette } from '../../content-model/vignettes';
import { Call } from './call';
import { Chat } from './chat';
import { Dashboard } from './dashboard';
import { Document } from './document';
import { Itinerary } from './itinerary';
import { Note } from './note';
import { Order } from './order';
import { Pipeline } from './pipeline';
import { Rating } from './rating';
import { Schedule } from './schedule';
import { Seating } from './seating';

/** Draws the vignette of an instrument's type; the compiler names a type that is missing here. */
export function VignetteView({ instrument }: { instrument: Vignette }) {
  switch (instrument.type) {
    case 'chat':
      return <Chat instrument={instrument} />;
    case 'call':
      return <Call instrument={instrument} />;
    case 'schedule':
      return <Schedule instrument={instrument} />;
    case 'note':
      return <Note instrument={instrument} />;
    case 'seating':
      return <Seating instrument={instrument} />;
    case 'order':
      return <Order instrument={instrument} />;
    case 'itinerary':
      return <Itinerary instrument={instrument} />;
    case 'rating':
      return <Rating instrument={instrument} />;
    case 'pipeline':
      return <Pipeline instrument={instrument} />;
    case 'dashboard':
      return <Dashboard instrument={instrument} />;
    case 'document':
      return <Document instrument={instrument} />;
    default:
      return instrument satisfies never;
  }
}
