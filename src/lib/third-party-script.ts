/**
 * Runs a third party's script until it is stopped, then removes it with everything it added.
 * @param src address of the script
 * @returns the function that stops and removes it
 */
export function runScript(src: string): () => void {
  const added = new Set<Node>();
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target } of records) {
      addedNodes.forEach((node) => {
        // React adds nothing directly to the body. The head also holds the page's own tags.
        if (target === document.body || isForeign(node)) added.add(node);
      });
    }
  });
  document.body.append(script);
  observer.observe(document.head, { childList: true });
  observer.observe(document.body, { childList: true });
  return () => {
    observer.disconnect();
    script.remove();
    added.forEach((node) => node.parentNode?.removeChild(node));
  };
}

/** Whether a node of the head is not our own: an inline style, or something from another origin. */
function isForeign(node: Node): boolean {
  if (node instanceof HTMLStyleElement) return true;
  const address =
    node instanceof HTMLScriptElement ? node.src : node instanceof HTMLLinkElement ? node.href : '';
  return address !== '' && new URL(address).origin !== window.location.origin;
}
