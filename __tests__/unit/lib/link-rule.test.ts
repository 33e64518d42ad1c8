/** @jest-environment node */
import { safeLinkTarget } from '../../../src/lib/link-rule';

describe('A06: targets that are emptied', () => {
  test.each([
    ['plain script', 'javascript:alert(1)'],
    ['mixed case', 'JaVaScRiPt:alert(1)'],
    ['nothing after the scheme', 'javascript:'],
    ['leading space', '  javascript:alert(1)'],
    ['leading control character', '\u0001javascript:alert(1)'],
    ['leading NUL', '\u0000javascript:alert(1)'],
    ['tab in the scheme', 'java\tscript:alert(1)'],
    ['line feed in the scheme', 'java\nscript:alert(1)'],
    ['Windows line break in the scheme', 'java\r\nscript:alert(1)'],
    ['tab before the colon', 'javascript\t:alert(1)'],
    ['C1 control character', 'java\u0085script:alert(1)'],
    ['zero-width space', 'java\u200bscript:alert(1)'],
    ['byte order mark', '\ufeffjavascript:alert(1)'],
    ['no-break space in front', '\u00a0javascript:alert(1)'],
    ['soft hyphen', 'java\u00adscript:alert(1)'],
    ['percent encoding', '%6Aavascript:alert(1)'],
    ['backslash', 'java\\script:alert(1)'],
    ['data', 'data:text/html;base64,PHNjcmlwdD4='],
    ['data in capitals', 'DATA:text/html,x'],
    ['vbscript', 'vbscript:msgbox(1)'],
    ['telephone', 'tel:+43316000000'],
    ['short message', 'sms:+43316000000'],
    ['file', 'file:///etc/passwd'],
    ['ftp', 'ftp://example.at/datei'],
    ['blob', 'blob:https://example.at/1'],
    ['a scheme that only begins like an allowed one', 'httpsx://example.at'],
    [
      'a relative path with a colon in its first part, which browsers read as a scheme',
      'notiz:eins',
    ],
    ['an empty scheme', ':eins'],
  ])('%s', (_name, target) => {
    expect(safeLinkTarget(target)).toBe('');
  });
});

describe('A06: targets that stay as they are', () => {
  test.each([
    'http://example.at/',
    'https://example.at/a?b=c:d#e',
    'irc://chat.example.at/graz',
    'ircs://chat.example.at/graz',
    'mailto:hallo@uhrturm-ki.example',
    'xmpp:graz@example.at',
    'HTTPS://EXAMPLE.AT',
    'MailTo:hallo@uhrturm-ki.example',
    '//example.at/ohne-schema',
    '/blog',
    'blog/eins',
    './notiz:eins',
    'ordner/notiz:eins',
    '/termin?um=07:45',
    '?um=07:45',
    '#um-07:45',
    '',
  ])('%j', (target) => {
    expect(safeLinkTarget(target)).toBe(target);
  });
});
