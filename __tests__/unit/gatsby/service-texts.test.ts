/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { switchedOnBy } from '../../../src/config/services';
import { services } from '../../../src/content-model/data/services';
import { serviceTexts } from '../../../src/gatsby/service-texts';

const authored: unknown = parse(readFileSync('content/data/services.yaml', 'utf8'));
const data = services.parse(authored);
const everyVariable = Object.fromEntries(
  Object.values(switchedOnBy)
    .flat()
    .map((name) => [name, 'gesetzt']),
);

test('with every variable set all services are described', () => {
  const texts = serviceTexts(data, everyVariable);
  expect(Object.keys(texts)).toEqual(Object.keys(switchedOnBy));
  expect(Object.values(texts)).not.toContain(false);
});

test('without any variable only what is always on is described', () => {
  const texts = serviceTexts(data, {});
  const inUse = Object.keys(texts).filter((id) => texts[id] !== false);
  expect(inUse).toEqual(['hosting', 'video']);
});

test('each fact stands beside its label, the address behind the name', () => {
  const { emailjs } = serviceTexts(data, everyVariable);
  expect(emailjs).toMatchObject({ name: 'EmailJS' });
  expect(emailjs && emailjs.facts).toEqual(
    expect.arrayContaining([
      { label: 'Anbieter', text: 'EmailJS Pte. Ltd., Singapur' },
      {
        label: 'Mehr dazu',
        text: 'Datenschutzerklärung von EmailJS Pte. Ltd.',
        href: 'https://www.emailjs.com/legal/privacy-policy/',
      },
    ]),
  );
});

test('what a service does not have makes no line', () => {
  const { hosting } = serviceTexts(data, {});
  expect(hosting && hosting.facts.map(({ label }) => label)).toEqual([
    'Anbieter',
    'Zweck',
    'Daten',
    'Wann',
    'Rechtsgrundlage',
  ]);
});

test('a broken data file describes nothing', () => {
  expect(serviceTexts(undefined, everyVariable)).toEqual({});
});

test('a service missing from the data file is a German problem, and so is an unknown one', () => {
  const { stripe: _, ...others } = data.services;
  const result = services.safeParse({ ...data, services: { ...others, paypal: others.emailjs } });
  const issues = result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  expect(issues).toEqual([
    'services.stripe: Ungültige Eingabe: erwartet object, erhalten undefined',
    expect.stringMatching(/^services: Unbekannter Schlüssel: "paypal"/),
  ]);
});
