import { localEnvironment } from '../../local-environment.mjs';
import { markup, trusted, type Markup } from '../http/markup';
import type { Message } from './outbox';
import { messageArticle } from './message';
import { outboxStyle } from '../pages/style';

const reloadSeconds = 15;

/** All messages, newest first. */
export function listPage(messages: readonly Message[]): Markup {
  const count = messages.length === 1 ? '1 Nachricht' : `${messages.length} Nachrichten`;
  const clear = markup`<form method="post" action="/outbox/clear"><button>Alle löschen</button></form>`;
  return page(
    'Postausgang',
    markup`<p class="lead">Was die lokale Website verschickt, Nachrichten und E-Mails an Kunden, landet hier und geht nicht hinaus.</p>
<div class="bar">
<p><strong>${count}</strong> Die Seite lädt alle ${String(reloadSeconds)} Sekunden neu.</p>
<a class="button" href="/outbox">Jetzt neu laden</a>
${messages.length > 0 ? clear : []}
</div>`,
    messages.length > 0 ? messages.map((message) => messageArticle(message, true)) : emptyState(),
    markup`<meta http-equiv="refresh" content="${String(reloadSeconds)}">`,
  );
}

/** One message on its own; it does not reload, so that it can be read in peace. */
export function messagePage(message: Message): Markup {
  return page('Nachricht', backLink(), messageArticle(message, false));
}

/** An id that does not (or no longer) exist. */
export function missingPage(): Markup {
  return page(
    'Nachricht nicht gefunden',
    backLink(),
    markup`<p class="empty">Diese Nachricht gibt es nicht. Vielleicht wurde sie gelöscht.</p>`,
  );
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

function page(
  title: string,
  intro: Markup,
  content: Markup | readonly Markup[],
  head: Markup = markup``,
): Markup {
  return markup`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<title>${title} – Lokale Dienste</title>
<style>${trusted(outboxStyle)}</style>
</head>
<body>
<header>
<div class="wrap">
<p class="brand">${logo()}<span>Uhrturm KI <small>Lokale Dienste</small></span></p>
<h1>${title}</h1>
${intro}
</div>
</header>
<main class="wrap">
${content}
</main>
</body>
</html>
`;
}

/** The brand's mark: the dial under the tower's gable, the long hand on the hour. */
function logo(): Markup {
  return markup`<svg viewBox="0 0 36 45" width="36" height="45" aria-hidden="true">
<path d="M18 1 34 13H2Z" fill="#B4421F"/>
<circle cx="18" cy="28" r="15" fill="#FAF7F1"/>
<path d="M18 16v2M18 38v2M6 28h2M28 28h2" stroke="#0E1A15" stroke-width="1.6"/>
<path d="m22 30-12-5" stroke="#0E1A15" stroke-width="3.4"/><path d="m18 28 6 3.5" stroke="#0E1A15" stroke-width="2"/>
</svg>`;
}
