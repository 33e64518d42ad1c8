import { thirdPartyIds } from '../../../src/content-model/data';
import type { Content } from '../read/read-content';
import type { Problem } from '../read/problems';
import { problemOf } from './found';

/** Posts and legal texts of which only the frontmatter is there. */
export const emptyTexts = ({ posts, legal }: Content): Problem[] =>
  [...posts, ...legal]
    .filter(({ text }) => text.isEmpty && text.problems.length === 0)
    .flatMap(({ file }) => problemOf(file, 'nach den Angaben am Anfang fehlt der Text'));

/** Third parties the site can use and the privacy policy does not name. */
export function unnamedThirdParties({ legal }: Content): Problem[] {
  const policies = legal.filter(({ route }) => route === '/datenschutz');
  return policies.flatMap(({ file, text }) =>
    thirdPartyIds
      .filter((id) => !text.thirdParties.includes(id))
      .flatMap((id) => problemOf(file, `es fehlt <Dienst name="${id}" />`)),
  );
}
