import { html as markup } from 'hono/html';
import { localEnvironment } from '../../local-environment.mjs';
import { layout, type Markup } from '../pages/layout';
import { messageArticle } from './message';
import type { Message } from './outbox';

const reloadSeconds = 15;

/** All messages, newest first. */
export function listPage(messages: readonly Message[]): Markup {
  const count = messages.length === 1 ? '1 Nachricht' : `${messages.length} Nachrichten`;
  const clear = markup`<form method="post" action="/outbox/clear"><button>Alle löschen</button></form>`;
  return layout({
    title: 'Postausgang',
    intro: markup`<p class="lead">Was die lokale Website verschickt, Nachrichten und E-Mails an Kunden, landet hier und geht nicht hinaus. <a href="/counts">Was gezählt wird</a></p>
<div class="bar">
<p><strong>${count}</strong> Die Seite lädt alle ${reloadSeconds} Sekunden neu.</p>
<a class="button" href="/outbox">Jetzt neu laden</a>
${messages.length > 0 && clear}
</div>`,
    content:
      messages.length > 0 ? messages.map((message) => messageArticle(message, true)) : emptyState(),
    head: markup`<meta http-equiv="refresh" content="${reloadSeconds}">`,
  });
}

/** One message on its own. It does not reload: nothing moves while somebody reads. */
export function messagePage(message: Message): Markup {
  return layout({
    title: 'Nachricht',
    intro: backLink(),
    content: messageArticle(message, false),
  });
}

/** An id that does not (or no longer) exist. */
export function missingPage(): Markup {
  return layout({
    title: 'Nachricht nicht gefunden',
    intro: backLink(),
    content: markup`<p class="empty">Diese Nachricht gibt es nicht. Vielleicht wurde sie gelöscht.</p>`,
  });
}

function emptyState(): Markup {
  const contactPage = `${localEnvironment.GATSBY_SITE_URL}/kontaktinformationen`;
  return markup`<div class="empty">
<h2>Noch keine Nachricht</h2>
<p>Schicken Sie auf der lokalen Website ein Formular ab. Die Nachricht erscheint dann hier.</p>
<p><a class="button" href="${contactPage}">Zum Kontaktformular</a></p>
</div>`;
}

function backLink(): Markup {
  return markup`<p class="lead"><a href="/outbox">Alle Nachrichten</a></p>`;
}
