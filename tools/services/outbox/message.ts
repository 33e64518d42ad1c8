import { markup, type Markup } from '../http/markup';
import type { Field, Message } from './outbox';

const timeZone = 'Europe/Vienna';
const clock = new Intl.DateTimeFormat('de-AT', { hour: '2-digit', minute: '2-digit', timeZone });
const calendar = new Intl.DateTimeFormat('de-AT', { dateStyle: 'full', timeZone });

/** German names of the fields the website's forms have; any other field keeps its own name. */
const labels = new Map([
  ['name', 'Name'],
  ['email', 'E-Mail'],
  ['phone', 'Telefon'],
  ['company', 'Firma'],
  ['website', 'Website'],
  ['industry', 'Branche'],
  ['message', 'Nachricht'],
]);

/** One message as it looks in the list and on its own page: time at the left, the sheet with all fields beside it. */
export function messageArticle(message: Message, linked: boolean): Markup {
  const received = new Date(message.receivedAt);
  const sender = field(message, 'name') || 'Ohne Namen';
  const heading = linked
    ? markup`<a href="/outbox/${message.id}">${sender}</a>`
    : markup`${sender}`;
  return markup`<article>
<p class="when"><time datetime="${message.receivedAt}"><b>${clock.format(received)}</b> ${calendar.format(received)}</time></p>
<div class="sheet">
<h2>${heading}</h2>
<p class="from">${field(message, 'email') || 'Ohne E-Mail-Adresse'}</p>
<dl>${message.fields.map(row)}</dl>
<p class="source">Angenommen von ${message.endpoint}, Vorlage ${message.templateId}</p>
</div>
</article>
`;
}

function row({ name, value }: Field): Markup {
  const shown = value === '' ? markup`<dd class="none">leer</dd>` : markup`<dd>${value}</dd>`;
  return markup`<div><dt>${labels.get(name) ?? name}</dt>${shown}</div>`;
}

function field({ fields }: Message, name: string): string {
  return fields.find((candidate) => candidate.name === name)?.value.trim() ?? '';
}
