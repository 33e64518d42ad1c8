import { productKinds, serviceKinds } from '../../sections/catalogue';
import type { Content } from '../read/read-content';
import { templateFor } from '../read/template-for';
import type { Problem } from './problems';

const kindsOf = (schemas: typeof productKinds | typeof serviceKinds): string[] =>
  schemas.map(({ shape }) => shape.kind.value);

/** Pages that mix sections no template draws together. */
export function mixedPages(content: Content): Problem[] {
  return content.pages.flatMap(({ file, data, lineOf }) => {
    const kinds = data.sections.map(({ kind }) => kind);
    if (templateFor(kinds)) return [];
    const product = kinds.find((kind) => kindsOf(productKinds).includes(kind));
    const index = kinds.findIndex((kind) => kindsOf(serviceKinds).includes(kind));
    const message = `„${kinds[index]}“ und „${product}“ können nicht auf derselben Seite sein; auf dieser Seite erlaubt: ${kindsOf(productKinds).join(', ')}`;
    const field = `sections[${index}].kind`;
    return [{ file, line: lineOf(['sections', index, 'kind']), field, message }];
  });
}
