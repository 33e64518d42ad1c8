import { accepted, typed } from '../../support/hosts/typed-redirects';

test('S08 what could end a line, a text or an address is refused', () => {
  const refused = typed.filter((redirect) => !accepted.includes(redirect));
  const dangerous = typed.filter(({ from, to }) => /["\\${};'<>\s\0]|[^ -~]/.test(from + to));
  expect(dangerous.filter((redirect) => !refused.includes(redirect))).toEqual([]);
  expect(refused).toContainEqual(expect.objectContaining({ from: '/lang'.padEnd(401, 'lang') }));
});
