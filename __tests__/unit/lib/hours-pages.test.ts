/** @jest-environment node */
import { dataSchemas } from '../../../src/content-model/data';
import { withHours } from '../../../src/content-model/data/dial';
import { closedHours } from '../../../src/lib/business-hours';
import {
  differsInNumber,
  hoursOfPath,
  hoursPages,
  openFor,
  pathForHours,
} from '../../../src/lib/hours-pages';
import { timeOf } from '../../../src/lib/dial-stories';

const days = [1, 2, 3, 4, 5];

test('opening hours are sent on by a page that says how long nobody is there', () => {
  expect(pathForHours({ opens: '08:00', closes: '18:00', days })).toBe('/unbesetzt/14');
  expect(pathForHours({ opens: '09:00', closes: '18:30', days })).toBe('/unbesetzt/14-5');
  expect(hoursOfPath('/unbesetzt/14-5')).toBe(14.5);
  expect(hoursOfPath('/ki-im-autohaus')).toBeUndefined();
});

test('of a day that is hardly closed or hardly open the home page tells', () => {
  expect(pathForHours({ opens: '00:00', closes: '23:30', days })).toBe('/');
  expect(pathForHours({ opens: '08:00', closes: '09:00', days })).toBe('/');
});

test('without the query of its link each page shows a day with as many hours', () => {
  for (const { hours } of hoursPages) {
    const { opens, closes } = openFor(hours);
    const shown = { opens: timeOf(opens * 60), closes: timeOf(closes * 60) };
    expect(closedHours(shown)).toBe(hours);
    expect(shown.opens < shown.closes).toBe(true);
  }
});

test('who looks at every page looks at one of them', () => {
  expect(hoursPages.filter(({ path }) => !differsInNumber(path))).toHaveLength(1);
});

test('its words have a place for the number', () => {
  const { shared } = dataSchemas.dial.def.shape;
  const words = {
    seo: {
      title: '{stunden} Stunden zu | Firma',
      description: 'So lange ist der Betrieb am Tag unbesetzt, jeden Werktag.',
    },
    heading: '{stunden} Stunden.',
    lead: 'So.',
    actions: [
      { label: 'A', to: '/' },
      { label: 'B', to: '/' },
    ],
  };
  expect(withHours(shared.parse(words).heading, '14,5')).toBe('14,5 Stunden.');
  expect(shared.safeParse({ ...words, heading: 'Stunden.' }).error?.issues[0]?.message).toBe(
    'braucht {stunden}: dort steht die Zahl der Stunden',
  );
});
