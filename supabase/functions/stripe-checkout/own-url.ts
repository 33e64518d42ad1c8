const longest = 2_048; // characters

/**
 * The address, if it is absolute and leads to the website itself.
 * @param value what the caller sent
 * @param origin of the website the caller is on
 */
export function ownUrl(value: unknown, origin: string): URL | undefined {
  if (typeof value !== 'string' || value.length > longest) return undefined;
  // Parsers drop blanks and turn backslashes into slashes; whatever is not written plainly is
  // refused.
  if (!/^[!-~]+$/.test(value) || value.includes('\\')) return undefined;
  if (value !== origin && !value.startsWith(`${origin}/`)) return undefined;
  const url = new URL(value);
  return url.pathname.startsWith('//') ? undefined : url;
}
