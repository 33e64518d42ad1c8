// Runs inside of the measured page (navigation.ts), as it stands here.

/**
 * Clicks a link to a page.
 * @param {string} to
 * @param {boolean} warm whether a finger was near it before
 * @returns {Promise<number>} milliseconds until the frame with the next heading is drawn
 */
window.followLink = async (to, warm) => {
  const link = document.querySelector(`a[href="${to}"]`);
  if (!(link instanceof HTMLElement)) throw new Error(`No link to ${to}`);
  if (warm) {
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await new Promise((done) => setTimeout(done, 1500));
  }
  const before = document.querySelector('h1');
  const start = performance.now();
  link.click();
  let now;
  do {
    await new Promise((done) => requestAnimationFrame(done));
    now = document.querySelector('h1');
  } while (!now || now === before || location.pathname !== to);
  // The next task comes after the frame has been drawn.
  await new Promise((done) => setTimeout(done));
  return performance.now() - start;
};
