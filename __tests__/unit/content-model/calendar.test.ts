import { formatDate } from '../../../src/content-model/calendar';

test.each([
  ['2025-01-02', '2. Jänner 2025'],
  ['2025-12-31', '31. Dezember 2025'],
])('%s reads %s', (iso, written) => {
  expect(formatDate(iso)).toBe(written);
});
