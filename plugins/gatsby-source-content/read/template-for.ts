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

/** What each template draws besides the core, in the order of their code size. */
const ownKinds: readonly [template: string, kinds: readonly string[]][] = Object.entries({
  'landing-page': homeKinds,
  'product-page': productKinds,
  'service-page': serviceKinds,
  'order-page': [...serviceKinds, ...orderKinds],
  'account-page': accountKinds,
  'calculator-page': calculatorKinds,
  'form-page': formKinds,
}).map(([name, kinds]) => [name, kinds.map(({ shape }): string => shape.kind.value)]);

const core: readonly string[] = coreKinds.map(({ shape }) => shape.kind.value);

/**
 * The template that draws a page with the least code for kinds it does not use: Gatsby inlines the
 * style sheet of a template into each of its pages.
 * @returns undefined for a page that mixes the kinds of two templates
 */
export const templateFor = (used: readonly SectionKind[]): string | undefined =>
  ownKinds.find(([, own]) => used.every((kind) => core.includes(kind) || own.includes(kind)))?.[0];

/** Kinds that cannot be on one page with those of another group: an order page has those of services. */
export const kindGroups = ownKinds
  .filter(([name]) => name !== 'service-page')
  .map(([, own]) => own);
