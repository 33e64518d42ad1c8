import { withSoftHyphens } from '../../../src/content-model/soft-hyphens';

const shown = (text: string) => withSoftHyphens(text).replaceAll('\u00ad', '|');

test('long compounds may break, with five letters or more on either side', () => {
  expect(shown('Prozessautomatisierung')).toBe('Prozess|au|to|ma|ti|sierung');
  expect(shown('Allgemeine Geschäftsbedingungen')).toBe('Allgemeine Geschäfts|be|din|gungen');
});

test('where an editor has set a soft hyphen, it is the only one', () => {
  expect(shown('Der Anruf\u00adbeantworter')).toBe('Der Anruf|beantworter');
});

test('words that fit a phone stay whole', () => {
  expect(shown('Was Betriebe uns zuerst fragen.')).toBe('Was Betriebe uns zuerst fragen.');
  expect(shown('Gebucht wird am Sonntagabend.')).toBe('Gebucht wird am Sonntagabend.');
});
