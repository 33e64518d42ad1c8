/**
 * Tells when another tab has changed what is stored in localStorage under a key: at once, and when the
 * browser brings back a page that slept meanwhile.
 * @returns ends it
 */
export function onStored(key: string | undefined, tell: () => void): () => void {
  const heard = (event: StorageEvent | PageTransitionEvent) => {
    const concerns = 'persisted' in event ? event.persisted : [key, null].includes(event.key);
    if (concerns) tell();
  };
  window.addEventListener('storage', heard);
  window.addEventListener('pageshow', heard);
  return () => {
    window.removeEventListener('storage', heard);
    window.removeEventListener('pageshow', heard);
  };
}
