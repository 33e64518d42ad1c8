import assert from 'node:assert/strict';
import { mailAddress, oneLine } from '../../supabase/functions/_shared/mails/content.ts';
import { owe } from './support/database.ts';
import { environment, newTestEnv } from './support/env.ts';

Deno.test('F1 mails as text and HTML: line breaks, escaped, a key of 256 signs', async () => {
  const env = await newTestEnv();
  const key = 'x'.repeat(300);
  const content = ['Erste <b>\r\nZweite & "dritte"', [['<Wer>', '<i>\nMüller']] as const];
  const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nä';
  await owe({ key, subject: '</title><b>', content, calendar });
  await env.check();
  const [mail] = env.mailbox.mails;
  assert.equal(mail?.from, environment['ORDER_MAIL_FROM']);
  assert.equal(mail?.text, 'Erste <b>\r\nZweite & "dritte"\n\n<Wer>: <i>\nMüller');
  assert.match(mail?.html ?? '', /<title>&lt;\/title&gt;&lt;b&gt;<\/title>/);
  assert.match(mail?.html ?? '', /<p>Erste &lt;b&gt;<br>Zweite &amp; &quot;dritte&quot;<\/p>/);
  assert.match(mail?.html ?? '', /<th[^>]*>&lt;Wer&gt;<\/th><td[^>]*>&lt;i&gt;<br>Müller<\/td>/);
  const [file] = mail?.attachments ?? [];
  assert.equal(file?.content_type, 'text/calendar; charset=utf-8; method=REQUEST');
  const bytes = Uint8Array.from(atob(file?.content ?? ''), (sign) => sign.charCodeAt(0));
  assert.equal(new TextDecoder().decode(bytes), calendar);
});

Deno.test('F7 addresses: umlaut domains in ASCII, everything that is none refused', () => {
  assert.equal(mailAddress(' info@gasthof-müller.at '), 'info@xn--gasthof-mller-4ob.at');
  assert.equal(mailAddress("o'neil+x@sub.kern.co.at"), "o'neil+x@sub.kern.co.at");
  const wrong = ['', 'a@b', 'a b@c.at', 'a@c.at, b@c.at', 'a@c.at>', 'a@c/d.at', 'a@1.2.3.4'];
  for (const typed of [...wrong, 'ä@c.at', 'a@c.at:80'])
    assert.equal(mailAddress(typed), undefined, typed);
  assert.equal(oneLine(' a\r\nBcc: b\u202e\0c '), 'a Bcc: b c');
});
