import { isReady, linesToShow } from '../../../tools/preview/gatsby-lines';

test('of what Gatsby says, only faults of the code are shown, as a whole', () => {
  const show = linesToShow();
  const lines = [
    'success createPages - 4.7s',
    'warn chunk commons [mini-css-extract-plugin]',
    'Conflicting order. Following module has been added:',
    'ERROR  UNKNOWN',
    'Unexpected token (3:1)',
    '  3 | <main',
    'info bootstrap finished',
    'View GraphiQL',
  ];
  expect(lines.filter((line) => show(line) !== undefined)).toEqual(lines.slice(3, 6));
});

test('the preview is open when Gatsby says so', () => {
  expect(isReady('You can now view uhrturm-ki-website in the browser.')).toBe(true);
  expect(isReady('success createPages')).toBe(false);
});
