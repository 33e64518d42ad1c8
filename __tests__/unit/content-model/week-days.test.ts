import { daysIn, openDays } from '../../../src/content-model/week-days';

it.each(['Mo–Fr', 'Mo-Fr', ' Mo - Fr', 'Montag bis Freitag', 'Montag–Fr'])('reads %j', (text) => {
  expect(openDays.parse(text)).toBe('Mo–Fr');
  expect(daysIn(text)).toEqual([0, 1, 2, 3, 4]);
});

it('reads a single day', () => {
  expect(openDays.parse('Samstag')).toBe('Sa');
});

it.each(['täglich', 'Mo–XX', 'Fr–Mo', 'Mo–Do, Sa', ''])('says what is allowed for %j', (text) => {
  expect(openDays.safeParse(text).error?.message).toContain('keine Spanne wie Mo–Fr; erlaubt: Mo');
});
