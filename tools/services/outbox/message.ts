import { html as markup } from 'hono/html';
import type { Markup } from '../pages/layout';
import type { Field, Message } from './outbox';
import { fieldLabels } from '../../../src/features/forms/messages';

const timeZone = 'Europe/Vienna';
const clock = new Intl.DateTimeFormat('de-AT', { hour: '2-digit', minute: '2-digit', timeZone });
const calendar = new Intl.DateTimeFormat('de-AT', { dateStyle: 'full', timeZone });

/** German names of the fields in forms and mails; any other field keeps its own name. */
const labels = new Map<string, string>([
  ...Object.entries(fieldLabels),
  ['from', 'Von'],
  ['to_email', 'An'],
  ['to_name', 'Name'],
  ['reply_to', 'Antwort an'],
  ['subject', 'Betreff'],
  ['html', 'HTML-Fassung'],
  ['attached', 'Anhang'],
  ['link', 'Link'],
  ['product', 'Produkt'],
]);

/** One message, in the list and on its own page: time on the left, a sheet with its fields. */
export function messageArticle(message: Message, linked: boolean): Markup {
  const received = new Date(message.receivedAt);
  const title = field(message, 'name') || field(message, 'subject') || 'Ohne Namen';
  const heading = linked ? markup`<a href="/outbox/${message.id}">${title}</a>` : title;
  const template = message.templateId === '' ? '' : `, Vorlage ${message.templateId}`;
  return markup`<article>
<p class="when"><time datetime="${message.receivedAt}"><b>${clock.format(received)}</b> ${calendar.format(received)}</time></p>
<div class="sheet">
<h2>${heading}</h2>
<p class="from">${addressLine(message)}</p>
<dl>${message.fields.map(row)}</dl>
<p class="source">Angenommen von ${message.endpoint}${template}</p>
</div>
</article>
`;
}

/** Sender of the message, or, for a mail to a customer, its recipient. */
function addressLine(message: Message): string {
  const recipient = field(message, 'to_email');
  if (recipient !== '') return `An ${recipient}`;
  return field(message, 'email') || 'Ohne E-Mail-Adresse';
}

function row({ name, value }: Field): Markup {
  const isLink = name === 'link' && /^https?:\/\//.test(value);
  const content = isLink ? markup`<a href="${value}">${value}</a>` : value;
  const shown = value === '' ? markup`<dd class="none">leer</dd>` : markup`<dd>${content}</dd>`;
  return markup`<div><dt>${labels.get(name) ?? name}</dt>${shown}</div>`;
}

function field({ fields }: Message, name: string): string {
  return fields.find((candidate) => candidate.name === name)?.value.trim() ?? '';
}
