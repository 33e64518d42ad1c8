import { formatDate } from '../../../src/content-model/calendar';

test.each([
  ['2025-01-02', '2. Jänner 2025'],
  ['2025-02-28', '28. Februar 2025'],
  ['2025-03-09', '9. März 2025'],
  ['2025-12-31', '31. Dezember 2025'],
])('%s reads %s', (iso, written) => {
  expect(formatDate(iso)).toBe(written);
});
