import { withoutUmlauts } from './without-umlauts';

/** The name of a file or address for a German title: "Über uns (Kopie)" becomes ueber-uns-kopie. */
export function slugOf(title: string): string {
  return withoutUmlauts(title)
    .replaceAll('&', ' und ')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
