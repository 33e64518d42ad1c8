/** Leaves the site for another one. A function of its own: tests can watch it, unlike `window.location`. */
export function openExternal(address: string): void {
  window.location.assign(address);
}
