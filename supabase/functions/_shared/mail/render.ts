import type { Fact, MailContent } from './messages.ts';

type Block = MailContent['blocks'][number];

/** A mail as plain text. */
export function renderText({ blocks }: MailContent): string {
  return blocks.map(textBlock).join('\n\n');
}

/** The same mail as HTML: no pictures, no links, nothing that is loaded from elsewhere. */
export function renderHtml({ subject, blocks }: MailContent): string {
  return [
    '<!doctype html>',
    `<html lang="de"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>`,
    '<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:600px">',
    ...blocks.map(htmlBlock),
    '</body></html>',
  ].join('\n');
}

function textBlock(block: Block): string {
  if (typeof block === 'string') return block;
  return block.map(([label, value]) => `${label}: ${value}`).join('\n');
}

function htmlBlock(block: Block): string {
  if (typeof block === 'string') return `<p style="white-space:pre-line">${escape(block)}</p>`;
  return `<table style="border-collapse:collapse">${block.map(htmlRow).join('')}</table>`;
}

function htmlRow([label, value]: Fact): string {
  const cell = 'padding:2px 16px 2px 0;text-align:left;vertical-align:top;font-size:16px';
  return `<tr><th scope="row" style="${cell}">${escape(label)}</th><td style="${cell}">${escape(value)}</td></tr>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
