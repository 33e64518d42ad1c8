import {
  type SectionKind,
  accountKinds,
  calculatorKinds,
  coreKinds,
  formKinds,
  homeKinds,
  orderKinds,
  productKinds,
  serviceKinds,
} from '../../../src/sections/catalogue';

const templates = {
  'landing-page': [...coreKinds, ...homeKinds],
  'product-page': [...coreKinds, ...productKinds],
  'service-page': [...coreKinds, ...serviceKinds],
  'order-page': [...coreKinds, ...serviceKinds, ...orderKinds],
  'account-page': [...coreKinds, ...accountKinds],
  'calculator-page': [...coreKinds, ...calculatorKinds],
  'form-page': [...coreKinds, ...formKinds],
} as const;

type Template = keyof typeof templates;
/** In this order: the first that can draw a page has the least code for it. */
const names = [
  'landing-page',
  'product-page',
  'service-page',
  'order-page',
  'account-page',
  'calculator-page',
  'form-page',
] as const;

/**
 * The template that draws a page with the least code for kinds it does not use: Gatsby inlines the
 * style sheet of a template into each of its pages.
 * @returns undefined for a page that mixes the kinds of two templates
 */
export function templateFor(used: readonly SectionKind[]): Template | undefined {
  const canDraw = (name: Template): boolean => {
    const known = new Set<SectionKind>(templates[name].map(({ shape }) => shape.kind.value));
    return used.every((kind) => known.has(kind));
  };
  return names.find(canDraw);
}
