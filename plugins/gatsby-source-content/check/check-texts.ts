import { thirdPartyIds } from '../../../src/content-model/data';
import { allowedInstead, suggestion } from '../../../src/content-model/messages/nearest';
import type { Content } from '../read/read-content';
import type { Problem } from '../read/problems';
import { problemAt, problemOf } from './found';

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

const peopleFile = 'content/data/people.yaml';
const categoriesFile = 'content/data/categories.yaml';

/** Posts with an author or category that has no entry. */
export function unknownNames({ posts, sources: { people, categories } }: Content): Problem[] {
  const ids = people?.map(({ id }) => id);
  const names = categories?.map(({ name }) => name);
  return posts.flatMap(({ data, ...file }) => {
    const named = people?.find(({ name }) => name === data.author)?.id;
    return [
      ...problemAt(file, ['author'], unknown(data.author, peopleFile, ids, suggestion(named))),
      ...problemAt(file, ['category'], unknown(data.category, categoriesFile, names)),
      ...(data.tags ?? []).flatMap((tag, index) =>
        problemAt(file, ['tags', index], unknown(tag, categoriesFile, names)),
      ),
    ];
  });
}

/** Nothing is unknown while the file with the names is broken. */
function unknown(name: string, home: string, known: readonly string[] = [name], meant = '') {
  if (known.includes(name)) return undefined;
  const allowed = allowedInstead(name, known);
  return `„${name}“ gibt es nicht in ${home}${allowed}${allowed.includes(meant) ? '' : meant}`;
}
