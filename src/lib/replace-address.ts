/**
 * Changes the address, without a step in the history. Browsers take a hundred of that in half a minute;
 * then the page goes on with an older one.
 */
export function replaceAddress(address: string | URL): void {
  try {
    window.history.replaceState(window.history.state, '', address);
  } catch {
    // See above.
  }
}
