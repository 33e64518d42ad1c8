import { html as markup } from 'hono/html';
import { localEnvironment } from '../../local-environment.mjs';
import type { Field, Message } from '../outbox';
import { layout, type Markup } from './layout';

const timeZone = 'Europe/Vienna';
const clock = new Intl.DateTimeFormat('de-AT', { hour: '2-digit', minute: '2-digit', timeZone });
const calendar = new Intl.DateTimeFormat('de-AT', { dateStyle: 'full', timeZone });

/** All messages, newest first. */
export function listPage(messages: readonly Message[]): Markup {
  const count = messages.length === 1 ? '1 Nachricht' : `${messages.length} Nachrichten`;
  return layout({
    title: 'Postausgang',
    intro: markup`<p class="lead">Was die lokale Website verschickt, Nachrichten und E-Mails an Kunden, landet hier und geht nicht hinaus. <a href="/counts">Was gezählt wird</a></p>
<div class="bar">
<p><strong>${count}</strong> Die Seite lädt alle 15 Sekunden neu.</p>
<a class="button" href="/outbox">Jetzt neu laden</a>
${messages.length > 0 && markup`<form method="post" action="/outbox/clear"><button>Alle löschen</button></form>`}
</div>`,
    content: messages.length > 0 ? messages.map(messageArticle) : nothingYet,
    head: markup`<meta http-equiv="refresh" content="15">`,
  });
}

const nothingYet = markup`<div class="empty">
<h2>Noch keine Nachricht</h2>
<p>Schicken Sie auf der lokalen Website ein Formular ab. Die Nachricht erscheint dann hier.</p>
<p><a class="button" href="${localEnvironment.GATSBY_SITE_URL}/kontaktinformationen">Zum Kontaktformular</a></p>
</div>`;

/** Time on the left, a sheet with the fields. */
function messageArticle({ receivedAt, endpoint, templateId, fields }: Message): Markup {
  const received = new Date(receivedAt);
  const field = (name: string): string =>
    fields.find((candidate) => candidate.name === name)?.value.trim() ?? '';
  const title = field('name') || field('subject') || 'Ohne Namen';
  const recipient = field('to_email');
  return markup`<article>
<p class="when"><time datetime="${receivedAt}"><b>${clock.format(received)}</b> ${calendar.format(received)}</time></p>
<div class="sheet">
<h2>${title}</h2>
<p class="from">${recipient ? `An ${recipient}` : field('email') || 'Ohne E-Mail-Adresse'}</p>
<dl>${fields.map(row)}</dl>
<p class="source">Angenommen von ${endpoint}${templateId && `, Vorlage ${templateId}`}</p>
</div>
</article>
`;
}

function row({ name, value }: Field): Markup {
  const isLink = name === 'link' && /^https?:\/\//.test(value);
  const content = isLink ? markup`<a href="${value}">${value}</a>` : value;
  const shown = value === '' ? markup`<dd class="none">leer</dd>` : markup`<dd>${content}</dd>`;
  return markup`<div><dt>${name}</dt>${shown}</div>`;
}
