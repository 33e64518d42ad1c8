import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { switchedOnBy } from '../../../../src/config/third-parties';
import { thirdParties } from '../../../../src/content-model/data/third-parties';
import { insertionsOf, thirdPartyFacts } from '../insertions';

const authored: unknown = parse(readFileSync('content/data/third-parties.yaml', 'utf8'));
const data = thirdParties.parse(authored);
const everyVariable = Object.fromEntries(
  Object.values(switchedOnBy)
    .flat()
    .map((name) => [name, 'gesetzt']),
);

const countedBy = (address: string) => ({ ...everyVariable, GATSBY_COUNTING: address });

test('with every variable set all services are described, of the two that count the one named', () => {
  const { umami, ...texts } = thirdPartyFacts(data, countedBy('https://a.at/api/event?site=a.at'));
  expect(umami).toBe(false);
  expect(thirdPartyFacts(data, countedBy('https://a.at/api/send?site=1'))['umami']).not.toBe(false);
  expect(Object.keys({ ...texts, umami }).sort()).toEqual(Object.keys(switchedOnBy).sort());
  expect(Object.values(texts)).not.toContain(false);
});

test('without any variable only what is always on is described', () => {
  const texts = thirdPartyFacts(data, {});
  const inUse = Object.keys(texts).filter((id) => texts[id] !== false);
  expect(inUse).toEqual(['hosting', 'video']);
});

test('each fact stands beside its label, the address behind the name', () => {
  const { emailjs } = thirdPartyFacts(data, everyVariable);
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
  const { hosting } = thirdPartyFacts(data, {});
  expect(hosting && hosting.facts.map(({ label }) => label)).toEqual([
    'Anbieter',
    'Zweck',
    'Daten',
    'Wann',
    'Rechtsgrundlage',
  ]);
});

test('a broken data file describes nothing', () => {
  expect(insertionsOf({}, everyVariable).Dienst).toBeUndefined();
});

test('a service missing from the data file is a German problem, and so is an unknown one', () => {
  const { stripe: _, ...others } = data.parties;
  const result = thirdParties.safeParse({
    ...data,
    parties: { ...others, paypal: others.emailjs },
  });
  const issues = result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  expect(issues).toEqual([
    expect.stringMatching(/^parties\.stripe: fehlt; nötig ist eine Gruppe mit den Feldern name,/),
    expect.stringMatching(/^parties: dieses Feld gibt es hier nicht; erlaubt: hosting,/),
  ]);
});
