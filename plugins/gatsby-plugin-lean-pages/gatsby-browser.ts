import { globalHistory } from '@gatsbyjs/reach-router';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterPaint } from '../../src/lib/after-paint';
import { hydrationIsDone } from '../../src/lib/hydration';
import { drawAtOnce } from './runtime/draw-at-once';
import { pressAgain } from './runtime/early-clicks';
import { patchGatsbyLoader } from './runtime/gatsby-loader-patches';
import { readPagePath } from './runtime/page-path';
import { prefetchOnIntent } from './runtime/prefetch-on-intent';
import { hydrateQuietly } from './runtime/quiet-hydration';
import { describeDocument, readStaticMarkup, showDocument } from './runtime/static-markup';
import { ownTemplateStyles } from './runtime/template-styles';

// Development draws pages that nobody has rendered, and handles those that fail to load.
const isRendered = process.env.NODE_ENV === 'production';

export function onClientEntry(): void {
  if (!isRendered) return;
  readPagePath(window);
  readStaticMarkup(window.location.pathname, document);
  ownTemplateStyles(window);
  patchGatsbyLoader(window);
  drawAtOnce(globalHistory, window);
  prefetchOnIntent(document, (path) => window.___loader.hovering(path));
}

export function onInitialClientRender(): void {
  hydrationIsDone();
  pressAgain(document);
}

/**
 * Hydrates in pieces between which the browser can answer, instead of in one long task. What a
 * live part waits for makes React finish at once.
 */
export function replaceHydrateFunction() {
  if (!isRendered) return undefined;
  return (page: ReactNode, container: HTMLElement) => {
    hydrateQuietly(container, () => {
      startTransition(() => {
        hydrateRoot(container, page);
      });
    });
  };
}

type RouteUpdate = { location: Location; prevLocation: Location | null };

const isOtherPage = ({ location, prevLocation }: RouteUpdate): boolean =>
  prevLocation !== null && prevLocation.pathname !== location.pathname;

/** Before the new page is drawn: its styles decide where a hash leads to. */
export function onPreRouteUpdate(update: RouteUpdate): void {
  if (isOtherPage(update)) showDocument(update.location.pathname, document);
}

/** What nobody sees waits until the page is on the screen. */
export function onRouteUpdate(update: RouteUpdate): void {
  if (isOtherPage(update)) afterPaint(() => describeDocument(window.location.pathname, document));
}
