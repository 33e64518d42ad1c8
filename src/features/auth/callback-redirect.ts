const codeShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Where a link from an e-mail belongs that has ended at the site's root: the service falls back to
 * it when it does not know the link's own target.
 * @returns the callback page with what the link carries; undefined for every other address
 */
export function callbackFor(address: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  const { pathname, search, hash } = address;
  const carried = new URLSearchParams(`${search}&${hash.slice(1)}`);
  const isLink =
    codeShape.test(carried.get('code') ?? '') ||
    ['token_hash', 'access_token', 'error_code'].some((name) => carried.has(name));
  return pathname === '/' && isLink ? `/auth/callback${search}${hash}` : undefined;
}
