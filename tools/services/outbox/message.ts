import { markup, type Markup } from '../http/markup';
import type { Field, Message } from './outbox';

const timeZone = 'Europe/Vienna';
const clock = new Intl.DateTimeFormat('de-AT', { hour: '2-digit', minute: '2-digit', timeZone });
const calendar = new Intl.DateTimeFormat('de-AT', { dateStyle: 'full', timeZone });

/** German names of the fields the website's forms and mails have; any other field keeps its own name. */
const labels = new Map([
  ['name', 'Name'],
  ['email', 'E-Mail'],
  ['phone', 'Telefon'],
  ['company', 'Firma'],
  ['website', 'Website'],
  ['industry', 'Branche'],
  ['message', 'Nachricht'],
  ['to_email', 'An'],
  ['to_name', 'Name'],
  ['subject', 'Betreff'],
  ['link', 'Link'],
  ['product', 'Produkt'],
  ['amount', 'Betrag'],
  ['order_number', 'Bestellnummer'],
]);

/** One message as it looks in the list and on its own page: time at the left, the sheet with all fields beside it. */
export function messageArticle(message: Message, linked: boolean): Markup {
  const received = new Date(message.receivedAt);
  const title = field(message, 'name') || field(message, 'subject') || 'Ohne Namen';
  const heading = linked ? markup`<a href="/outbox/${message.id}">${title}</a>` : markup`${title}`;
  return markup`<article>
<p class="when"><time datetime="${message.receivedAt}"><b>${clock.format(received)}</b> ${calendar.format(received)}</time></p>
<div class="sheet">
<h2>${heading}</h2>
<p class="from">${addressLine(message)}</p>
<dl>${message.fields.map(row)}</dl>
<p class="source">Angenommen von ${message.endpoint}, Vorlage ${message.templateId}</p>
</div>
</article>
`;
}

/** Whom it comes from, or, for a mail to a customer, whom it goes to. */
function addressLine(message: Message): string {
  const recipient = field(message, 'to_email');
  if (recipient !== '') return `An ${recipient}`;
  return field(message, 'email') || 'Ohne E-Mail-Adresse';
}

function row(sent: Field): Markup {
  const shown =
    sent.value === '' ? markup`<dd class="none">leer</dd>` : markup`<dd>${content(sent)}</dd>`;
  return markup`<div><dt>${labels.get(sent.name) ?? sent.name}</dt>${shown}</div>`;
}

function content({ name, value }: Field): Markup {
  const isLink = name === 'link' && /^https?:\/\//.test(value);
  return isLink ? markup`<a href="${value}">${value}</a>` : markup`${value}`;
}

function field({ fields }: Message, name: string): string {
  return fields.find((candidate) => candidate.name === name)?.value.trim() ?? '';
}
