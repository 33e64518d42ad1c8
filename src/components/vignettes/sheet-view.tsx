import type { VignetteOf } from '../../content-model/vignettes';
import { Itinerary } from './itinerary';
import { Note } from './note';
import { Order } from './order';
import { Schedule } from './schedule';
import { Seating } from './seating';
import { VignetteFrame } from './vignette-frame';

/** What a conversation can fill in. Only these are drawn in the browser, and only their rules are on a page for it. */
export type SheetVignette = VignetteOf<'schedule' | 'note' | 'seating' | 'order' | 'itinerary'>;

/** The sheet of a conversation. */
export function SheetView({ vignette }: { vignette: SheetVignette }) {
  return (
    <VignetteFrame vignette={vignette}>
      <SheetBody vignette={vignette} />
    </VignetteFrame>
  );
}

/** Draws a sheet by its type; the compiler names a type that is missing here. */
export function SheetBody({ vignette }: { vignette: SheetVignette }) {
  switch (vignette.type) {
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
    default:
      return vignette satisfies never;
  }
}
