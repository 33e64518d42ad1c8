/**
 * Opens the disclosure that a hash leads to, such as an answer; without script it is closed and on
 * screen.
 * @param hash of an address, "#richtwerte"
 */
export function openTarget(hash: string, page: Document): void {
  const target = hash === '' ? null : page.getElementById(hash.slice(1));
  target?.closest('details')?.setAttribute('open', '');
}
