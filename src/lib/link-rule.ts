const allowedSchemes = new Set(['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']);

/**
 * The rule for link targets in Markdown: relative ones and those with an allowed scheme are kept,
 * all others emptied. Reads the target as a browser does: control characters and white space inside
 * a scheme do not hide it.
 * @param target the raw target
 * @returns the target, or an empty string
 */
export function safeLinkTarget(target: string): string {
  // Browsers ignore tabs and line breaks anywhere, and control characters at the start.
  const seen = target.replace(/[\p{Cc}\p{Cf}\s]/gu, '');
  const scheme = /^([^/?#:]*):/.exec(seen);
  if (scheme === null) return target;
  return allowedSchemes.has((scheme[1] ?? '').toLowerCase()) ? target : '';
}
