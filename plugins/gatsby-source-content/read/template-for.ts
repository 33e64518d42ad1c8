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

/** In this order: the first that can draw a page has the least code for it. */
const templates = Object.entries({
  'landing-page': [...coreKinds, ...homeKinds],
  'product-page': [...coreKinds, ...productKinds],
  'service-page': [...coreKinds, ...serviceKinds],
  'order-page': [...coreKinds, ...serviceKinds, ...orderKinds],
  'account-page': [...coreKinds, ...accountKinds],
  'calculator-page': [...coreKinds, ...calculatorKinds],
  'form-page': [...coreKinds, ...formKinds],
}).map(([name, kinds]) => ({ name, kinds: kinds.map(({ shape }): string => shape.kind.value) }));

/**
 * The template that draws a page with the least code for kinds it does not use: Gatsby inlines the
 * style sheet of a template into each of its pages.
 * @returns undefined for a page that mixes the kinds of two templates
 */
export const templateFor = (used: readonly SectionKind[]): string | undefined =>
  templates.find(({ kinds }) => used.every((kind) => kinds.includes(kind)))?.name;
