import {
  accountKinds,
  calculatorKinds,
  formKinds,
  orderKinds,
  productKinds,
  serviceKinds,
} from '../../../src/sections/catalogue';
import type { Content } from '../read/read-content';
import { templateFor } from '../read/template-for';
import type { Problem } from '../read/problems';
import { problemAt } from './found';

/** Kinds that cannot be on one page with those of another group. */
const groups = [
  productKinds,
  [...serviceKinds, ...orderKinds],
  accountKinds,
  calculatorKinds,
  formKinds,
].map((kinds): string[] => kinds.map(({ shape }) => shape.kind.value));

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
