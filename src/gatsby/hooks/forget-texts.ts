import { requireFromRoot } from '../read/require-from-root';

type Parsed = { body: string; frontmatter: object };
type Parser = { parseFrontmatter: (key: string, source: string) => Parsed };

/**
 * Has gatsby-plugin-mdx forget a text once it is a node of the data layer: it keeps every one it has
 * read in memory, in case it reads it again, until Gatsby ends. Nobody asks again for a node that is
 * made, and the data layer has the text.
 */
export function forgetTexts(): void {
  const parser: Parser = requireFromRoot('gatsby-plugin-mdx/dist/frontmatter.js');
  const { parseFrontmatter } = parser;
  let read = 0;
  parser.parseFrontmatter = (_key, source) => {
    // Under a name of its own nobody finds it, and asking a second time gets what is kept.
    const key = String((read += 1));
    const { body, frontmatter } = parseFrontmatter(key, source);
    Object.assign(parseFrontmatter(key, ''), { body: '', frontmatter: {} });
    return { body, frontmatter };
  };
}
