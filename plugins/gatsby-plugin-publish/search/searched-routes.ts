import { codePages } from '../../gatsby-source-content';

/** A list of posts says nothing that is not in its posts. */
const lists = new RegExp(`^${codePages.blog}(/(autor|thema|seite)/.*)?$`);
const code: readonly string[] = Object.values(codePages);

/**
 * The pages a visitor would want to find by their words.
 * @param landingPages what their files say; some are not to be found
 */
export function searchedRoutes(
  routes: Iterable<string>,
  landingPages: readonly Record<string, unknown>[],
): string[] {
  const hidden = new Set(
    landingPages.filter(({ indexed }) => indexed === false).map(({ route }) => route),
  );
  return [...routes].filter(
    (route) =>
      !hidden.has(route) &&
      !code.includes(route) &&
      !lists.test(route),
  );
}
