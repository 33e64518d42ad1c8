const allowedSchemes = new Set(['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']);

/**
 * The specification's rule for link targets in Markdown: kept when relative or with an allowed scheme, else emptied.
 * Reads the target as a browser would: control characters and white space inside a scheme do not hide it.
 * @param target the raw target
 * @returns the target, or an empty string
 */
export function safeLinkTarget(target: string): string {
  // Browsers drop tabs and line breaks anywhere and control characters at the start before they look for a scheme.
  const seen = target.replace(/[\p{Cc}\p{Cf}\s]/gu, '');
  const scheme = /^([^/?#:]*):/.exec(seen);
  if (scheme === null) return target;
  return allowedSchemes.has((scheme[1] ?? '').toLowerCase()) ? target : '';
}
