import { always, fc } from '../../support/property';
import { safeLinkTarget } from '../../../src/lib/link-rule';

const schemes = ['javascript', 'data', 'vbscript', 'file', 'blob', 'tel', 'sms', 'ftp', 'httpsx'];
/** What browsers leave out of a scheme, or what looks like nothing. */
const noise = fc.constantFrom(
  ...Array.from('\t\n\r\0\u0001\u0085\u00a0\u00ad\u200b\ufeff'),
  '\r\n',
  ' ',
  '',
);
const disguised = (scheme: string) =>
  fc
    .tuple(
      ...Array.from(scheme, (letter) =>
        fc.tuple(noise, fc.constantFrom(letter, letter.toUpperCase())).map((each) => each.join('')),
      ),
    )
    .map((letters) => letters.join(''));

test(
  'A06 a scheme that is not allowed is emptied, however it is written',
  always([fc.constantFrom(...schemes).chain(disguised), noise], (scheme, before) => {
    expect(safeLinkTarget(`${scheme}${before}:alert(1)`)).toBe('');
  }),
);

const allowed = /^(https?|ircs?|mailto|xmpp):$/;
test(
  'A06 whatever is kept, a browser reads no other scheme in it',
  always(
    [fc.array(fc.oneof(noise, fc.constantFrom(...Array.from(':/?#\\%'), ...schemes)))],
    (parts) => {
      const target = parts.join('');
      const kept = safeLinkTarget(target);
      expect(['', target]).toContain(kept);
      if (URL.canParse(kept, 'https://example.at/'))
        expect(new URL(kept, 'https://example.at/').protocol).toMatch(allowed);
    },
  ),
);

const refused = ['%6Aavascript:alert(1)', 'java\\script:alert(1)', 'notiz:eins', ':eins'];
test.each(refused)('A06: %s is emptied', (target) => expect(safeLinkTarget(target)).toBe(''));

test.each([
  ...['http://example.at/', 'https://example.at/a?b=c:d#e', 'HTTPS://EXAMPLE.AT'],
  ...['irc://example.at/graz', 'ircs://example.at/graz', 'xmpp:graz@example.at'],
  ...['MailTo:hallo@uhrturm-ki.example', '//example.at/ohne-schema', '/termin?um=07:45'],
  ...['blog/eins', './notiz:eins', 'ordner/notiz:eins', '?um=07:45', '#um-07:45', ''],
])('A06: the target %j stays as it is', (target) => {
  expect(safeLinkTarget(target)).toBe(target);
});
