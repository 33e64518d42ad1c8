import type { ReactNode } from 'react';
import { siteUrl } from '../../config/env';
import { shareWords as words } from './messages';

/** Full address of a page; none of one that is not there, which nobody sends on. */
export const addressOf = (path: string): string | undefined =>
  siteUrl && !path.endsWith('/404.html') ? `${siteUrl}${path === '/' ? '' : path}` : undefined;

/** Sends the page on by the device's own menu, or by mail. */
export function SendPage({ path, children }: { path: string; children?: ReactNode }) {
  const address = addressOf(path);
  if (address === undefined) return null;
  return (
    <a href={`mailto:?body=${address}`} data-share="">
      {children}
      {words.send}
    </a>
  );
}
