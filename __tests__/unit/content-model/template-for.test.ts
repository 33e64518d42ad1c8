/** @jest-environment node */
import { templateFor } from '../../../src/content-model/sections';

test.each([
  [['clock-hero', 'faq', 'closing'], 'landing-page'],
  [['portrait-hero', 'dialogue', 'closing'], 'assistant-page'],
  [['moment-hero', 'film', 'packages'], 'product-page'],
  [['service-hero', 'video-packages', 'demo-videos'], 'service-page'],
  [['contact-intro', 'contact-form'], 'service-page'],
] as const)('%j needs the %s template only', (kinds, template) => {
  expect(templateFor(kinds)).toBe(template);
});

test('a page may mix the kinds of several families', () => {
  expect(templateFor(['service-hero', 'film'])).toBe('mixed-page');
  expect(templateFor(['dialogue', 'contact-form'])).toBe('mixed-page');
});
