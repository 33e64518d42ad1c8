import { type SectionKind, coreKinds } from '../../sections/catalogue';

const core = new Set<SectionKind>(coreKinds.map(({ shape }) => shape.kind.value));

/** The template that draws a page with the least code for kinds it does not use. */
export function templateFor(used: readonly SectionKind[]): 'landing-page' | 'product-page' {
  return used.every((kind) => core.has(kind)) ? 'landing-page' : 'product-page';
}
