/** Opens another site in this tab. Its own module, because tests cannot mock `window.location`. */
export function openExternal(address: string): void {
  window.location.assign(address);
}
