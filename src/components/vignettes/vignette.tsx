import type { ReactNode } from 'react';
import type { Vignette } from '../../content-model/vignettes';
import { Call } from './call';
import { Chat } from './chat';
import { Dashboard } from './dashboard';
import { Document } from './document';
import { Pipeline } from './pipeline';
import { Rating } from './rating';
import { SheetBody } from './sheet-view';
import { VignetteFrame } from './vignette-frame';

type VignetteViewProps = {
  vignette: Vignette;
  /** What stands below it, on the same sheet. */
  children?: ReactNode;
};

/** A vignette on its sheet. */
export function VignetteView({ vignette, children }: VignetteViewProps) {
  return (
    <VignetteFrame vignette={vignette}>
      <Body vignette={vignette} />
      {children}
    </VignetteFrame>
  );
}

/** Draws a vignette by its type. */
function Body({ vignette }: { vignette: Vignette }) {
  switch (vignette.type) {
    case 'chat':
      return <Chat vignette={vignette} />;
    case 'call':
      return <Call vignette={vignette} />;
    case 'pipeline':
      return <Pipeline vignette={vignette} />;
    case 'rating':
      return <Rating vignette={vignette} />;
    case 'dashboard':
      return <Dashboard vignette={vignette} />;
    case 'document':
      return <Document vignette={vignette} />;
    default:
      return <SheetBody vignette={vignette} />;
  }
}
