import { redirects as schema } from '../../../src/content-model/data/redirects';

/** What an editor may type after a path: every sign of the keyboard, and what nginx would act on. */
const signs = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const tails = [
  ...signs.flatMap((sign) => [`?a=${sign}b`, `#${sign}b`]),
  ...['?a";}server{#', '?a\\', '?$http_cookie', '?a\0', '?a\r\nSet-Cookie: a=b', '?ü', '?€'],
  ...['?a#b', '#a?b', '?', '#', `?${'x'.repeat(399)}`, `#${'x'.repeat(390)}`],
];
/** Redirects with them, and with paths of many lengths. */
export const typed = [
  ...tails.map((tail, index) => ({ from: `/alt-${index}`, to: `/blog${tail}` })),
  ...[46, 47, 48, 400, 401, 5_000].map((length) => ({
    from: `/${'lang'.repeat(length)}`.slice(0, length),
    to: '/',
  })),
  ...['/ä', '/A', '/a b', '/a"', '/a$', '/a{', '/a\\', '/a?b', '/.git'].map((from) => ({
    from,
    to: '/',
  })),
];
/** Those that the content may have. */
export const accepted = typed.filter((redirect) => schema.safeParse([redirect]).success);
