/** @jest-environment node */
import { templateFor } from '../../../../src/gatsby/hooks/template-for';

test.each([
  [['clock-hero', 'faq', 'closing'], 'landing-page'],
  [['portrait-hero', 'dialogue', 'closing'], 'landing-page'],
  [['moment-hero', 'film', 'packages'], 'product-page'],
  [['contact-intro', 'contact-form'], 'product-page'],
] as const)('%j needs the %s', (kinds, template) => {
  expect(templateFor(kinds)).toBe(template);
});
