import type { Content } from '../read/read-content';
import { kindGroups as groups, templateFor } from '../read/template-for';
import type { Problem } from '../read/problems';
import { problemAt } from './found';

/** Pages that mix sections no template draws together. */
export function mixedPages(content: Content): Problem[] {
  return content.pages.flatMap(({ data, ...file }) => {
    const kinds = data.sections.map(({ kind }) => kind);
    if (templateFor(kinds)) return [];
    const own = groups.find((group) => kinds.some((kind) => group.includes(kind))) ?? [];
    const first = kinds.find((kind) => own.includes(kind));
    const index = kinds.findIndex((kind) =>
      groups.some((group) => group !== own && group.includes(kind)),
    );
    const message = `„${kinds[index]}“ und „${first}“ können nicht auf derselben Seite sein; auf dieser Seite erlaubt: ${own.join(', ')}`;
    return problemAt(file, ['sections', index, 'kind'], message);
  });
}
