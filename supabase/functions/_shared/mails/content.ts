import { z } from 'zod';

/** Lines of what something is, and its value. */
export const overview = z.array(z.tuple([z.string(), z.string()]));
export type Fact = readonly [label: string, value: string];

/** A mail without its looks: paragraphs of text, and overviews. */
export const blocks = z.array(z.union([z.string(), overview]));
export type Block = string | readonly Fact[];

/** A mail that is owed, as the table mails keeps it. */
export type Mail = {
  /** What it is about. The same key is sent once, however often it is owed. */
  key: string;
  recipient: string;
  reply_to: string;
  subject: string;
  content: readonly Block[];
  /** Whom the agency rings up when this mail is refused. */
  about?: readonly Fact[];
  /** The calendar file in the attachment. */
  calendar?: string;
  /** Orders, and what the agency has to know, go first and have no daily limit. */
  urgent?: boolean;
};

/** A mail as plain text. */
export const renderText = (content: readonly Block[]): string =>
  content
    .map((block) =>
      typeof block === 'string'
        ? block
        : block.map(([label, value]) => `${label}: ${value}`).join('\n'),
    )
    .join('\n\n');

/** The same mail as HTML: no pictures, no links, nothing that is loaded from elsewhere. */
export const renderHtml = (subject: string, content: readonly Block[]): string =>
  [
    '<!doctype html>',
    `<html lang="de"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>`,
    '<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:600px">',
    ...content.map((block) =>
      typeof block === 'string'
        ? `<p>${lines(block)}</p>`
        : `<table style="border-collapse:collapse">${block.map(row).join('')}</table>`,
    ),
    '</body></html>',
  ].join('\n');

function row([label, value]: Fact): string {
  const cell = 'padding:2px 16px 2px 0;text-align:left;vertical-align:top;font-size:16px';
  return `<tr><th scope="row" style="${cell}">${escape(label)}</th><td style="${cell}">${lines(value)}</td></tr>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Not every mail program keeps line breaks that are no elements. */
const lines = (text: string): string => escape(text).replace(/\r\n?|\n/g, '<br>');

/** What somebody typed, fit for one line: no line breaks, no signs that turn the direction. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, 100);

/** Text as somebody typed it, without the two things that Postgres cannot keep. */
export const typedText = z
  .string()
  .transform((typed) => typed.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\u{fffd}'));

/**
 * A mail address as mail programs take it: the domain in ASCII, "info@gasthof-müller.at" too.
 * @returns undefined for what is none
 */
export function mailAddress(typed: string): string | undefined {
  const [, name, domain] =
    /^([\w.!#$%&'*+/=?^`{|}~-]+)@([^\s@/:?#[\]\\]+)$/.exec(typed.trim()) ?? [];
  if (name === undefined || !URL.canParse(`https://${domain}`)) return undefined;
  const { hostname } = new URL(`https://${domain}`);
  return /\.[a-z][a-z\d-]*$/.test(hostname) ? `${name}@${hostname}` : undefined;
}

const time = new Intl.DateTimeFormat('de-AT', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Vienna',
});

/** A time as people in Graz write it. */
export const formatTime = (at: string | number): string => `${time.format(new Date(at))} Uhr`;
