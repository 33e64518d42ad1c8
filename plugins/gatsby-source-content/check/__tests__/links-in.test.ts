import { linksIn } from '../links-in';

test('fields called to and path are links', () => {
  expect(
    linksIn({ contact: { label: 'Kontakt', to: '/kontakt' }, path: '/assistants/luigi' }),
  ).toEqual([
    { path: ['contact', 'to'], target: '/kontakt' },
    { path: ['path'], target: '/assistants/luigi' },
  ]);
});

test('a link in a list names its place', () => {
  expect(linksIn([{ links: [{ to: '/a' }, { to: '/b' }] }])).toEqual([
    { path: [0, 'links', 0, 'to'], target: '/a' },
    { path: [0, 'links', 1, 'to'], target: '/b' },
  ]);
});

test('every link inside HTML counts', () => {
  expect(linksIn({ text: '<a href="/a">A</a> und <a class="x" href="/b#c">B</a>' })).toEqual([
    { path: ['text'], target: '/a' },
    { path: ['text'], target: '/b#c' },
  ]);
});

test('a whole text may be given', () => {
  expect(linksIn('<p><a href="/a">A</a></p>')).toEqual([{ path: [], target: '/a' }]);
});

test.each([[undefined], [null], [7], [{ von: '/a', to: 17 }], [{ to: '17:00' }], ['/a']])(
  '%j has no links',
  (value) => {
    expect(linksIn(value)).toEqual([]);
  },
);
