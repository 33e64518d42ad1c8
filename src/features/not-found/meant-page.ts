import { withoutUmlauts } from '../../content-model/without-umlauts';

const words = { meant: 'Meinten Sie diese Seite?' };

/** What a text around an address leaves at its end: quotes, brackets, full stops, blanks. */
const leftOver = /[\s"“”„‚‘’'»«<>()[\]{},.;:!?*_…–—]+$/u;

/**
 * An address spelled as ours are: lower case, without umlauts, endings and second slashes.
 * @returns undefined when it is spelled like that already
 */
export function meantPath(pathname: string): string | undefined {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A broken % sequence stays as it is.
  }
  const spelled = withoutUmlauts(path.normalize('NFC').toLowerCase())
    .replace(leftOver, '')
    .replace(/[\\/]+/g, '/')
    .replace(/(?:\/index)?(?:\.(?:html?|php|aspx?))?\/?$/, '');
  return spelled === pathname ? undefined : spelled || '/';
}

/** Offers the page somebody has most likely meant, if there is one. */
export async function offerMeantPage(place: Element, pathname: string): Promise<void> {
  const path = meantPath(pathname);
  if (path === undefined || place.hasChildNodes()) return;
  const answer = await fetch(path);
  if (!answer.ok || !answer.headers.get('content-type')?.includes('html')) return;
  const { title } = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const link = document.createElement('a');
  link.href = new URL(answer.url || path, document.baseURI).pathname;
  link.textContent = title || path;
  place.append(words.meant, ' ', link);
}
