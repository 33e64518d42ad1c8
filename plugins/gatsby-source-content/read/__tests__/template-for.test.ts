import { templateFor } from '../template-for';

test.each([
  [['clock-hero', 'faq', 'closing'], 'landing-page'],
  [['portrait-hero', 'dialogue', 'closing'], 'product-page'],
  [['moment-hero', 'film', 'packages'], 'product-page'],
  [['service-hero', 'notice'], 'service-page'],
  [['service-hero', 'video-packages', 'closing'], 'order-page'],
  [['payment-success'], 'account-page'],
  [['plain-hero', 'calculator', 'closing'], 'calculator-page'],
  [['contact-intro', 'contact-form'], 'form-page'],
  [['service-hero', 'contact-form'], undefined],
  [['service-hero', 'film'], undefined],
] as const)('%j needs the template %s', (kinds, template) => {
  expect(templateFor(kinds)).toBe(template);
});
