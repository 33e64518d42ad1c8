import { globalHistory } from '@gatsbyjs/reach-router';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hydrationIsDone } from '../../src/lib/hydration';
import { describeDocument, readDocument } from './runtime/documents';
import { fetchAhead, navigateWithFallback } from './runtime/navigation';

// Development draws pages that nobody has rendered, and handles those that fail to load.
const isRendered = process.env.NODE_ENV === 'production';

export function onClientEntry(): void {
  dropUndecodableHash();
  // Before the router's own listener, which reads the address again.
  window.addEventListener('popstate', dropUndecodableHash);
  if (!isRendered) return;
  readDocument(window.location.pathname, document);
  navigateWithFallback(window);
  fetchAhead(window);
}

/** gatsby-react-router-scroll 6.16 decodes the hash without a net: `#100%` would take the page down. */
function dropUndecodableHash(): void {
  const { hash, pathname, search } = window.location;
  try {
    decodeURI(hash);
  } catch {
    window.history.replaceState(window.history.state, '', pathname + search);
    globalHistory.location.hash = '';
  }
}

export const onInitialClientRender = hydrationIsDone;

/** Hydrates in slices between which the browser can answer, instead of in one long task. */
export function replaceHydrateFunction() {
  if (!isRendered) return undefined;
  return (page: ReactNode, container: HTMLElement) =>
    startTransition(() => {
      hydrateRoot(container, page);
    });
}

type RouteUpdate = { location: Location; prevLocation: Location | null };

const isOtherPage = ({ location, prevLocation }: RouteUpdate): boolean =>
  prevLocation !== null && prevLocation.pathname !== location.pathname;

/** Before the new page is drawn: Gatsby announces its title. */
export function onPreRouteUpdate(update: RouteUpdate): void {
  if (isOtherPage(update)) describeDocument(update.location.pathname, document);
}

/** Gatsby announces "Navigated to …" in the next frame; this one comes after it, in the same frame. */
export function onRouteUpdate(): void {
  requestAnimationFrame(() => {
    const announcer = document.getElementById('gatsby-announcer');
    const text = announcer?.textContent.replace(/^Navigated to /, 'Geöffnet: ');
    if (announcer && text && text !== announcer.textContent) announcer.textContent = text;
  });
}
