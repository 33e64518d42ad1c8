import type { Content } from '../read/read-content';
import type { Problem } from '../read/problems';

/** Posts and legal texts of which only the frontmatter is there. */
export function emptyTexts({ posts, legal }: Content): Problem[] {
  return [...posts, ...legal]
    .filter(({ text }) => text.isEmpty && text.problems.length === 0)
    .map(({ file }) => ({
      file,
      field: '',
      message: 'nach den Angaben am Anfang fehlt der Text',
    }));
}
