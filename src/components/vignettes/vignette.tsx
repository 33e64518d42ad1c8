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
import { VignetteFrame } from './vignette-frame';

/** A vignette on its sheet. */
export function VignetteView({ vignette }: { vignette: Vignette }) {
  return (
    <VignetteFrame vignette={vignette}>
      <Body vignette={vignette} />
    </VignetteFrame>
  );
}

/** Draws a vignette by its type; the compiler names a type that is missing here. */
function Body({ vignette }: { vignette: Vignette }) {
  switch (vignette.type) {
    case 'chat':
      return <Chat vignette={vignette} />;
    case 'call':
      return <Call vignette={vignette} />;
    case 'schedule':
      return <Schedule vignette={vignette} />;
    case 'note':
      return <Note vignette={vignette} />;
    case 'seating':
      return <Seating vignette={vignette} />;
    case 'order':
      return <Order vignette={vignette} />;
    case 'itinerary':
      return <Itinerary vignette={vignette} />;
    case 'rating':
      return <Rating vignette={vignette} />;
    case 'pipeline':
      return <Pipeline vignette={vignette} />;
    case 'dashboard':
      return <Dashboard vignette={vignette} />;
    case 'document':
      return <Document vignette={vignette} />;
    default:
      return vignette satisfies never;
  }
}
