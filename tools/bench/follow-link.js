// Runs inside of the measured page (navigation.ts), as it stands here.

/**
 * Clicks a link to a page.
 * @param {string} to
 * @param {boolean} warm whether a finger was near it before
 * @returns {Promise<number>} milliseconds until the next heading is on the screen
 */
window.followLink = async (to, warm) => {
  const link = document.querySelector(`a[href="${to}"]`);
  if (!(link instanceof HTMLElement)) throw new Error(`No link to ${to}`);
  if (warm) {
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await new Promise((done) => setTimeout(done, 1500));
  }
  const before = document.querySelector('h1');
  // The browser reports when it has shown an element that carries this attribute.
  new MutationObserver(() => {
    const now = document.querySelector('h1');
    if (now !== before) now?.setAttribute('elementtiming', 'next');
  }).observe(document, { childList: true, subtree: true });
  const painted = new Promise((done) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) done(Reflect.get(entry, 'renderTime'));
    }).observe({ type: 'element' });
  });
  const start = performance.now();
  link.click();
  return (await painted) - start;
};
