import type { ServerResponse } from 'node:http';
import { send } from '../http/answers';
import { markup, trusted, type Markup } from '../http/markup';
import { pageStyle } from './style';

interface Page {
  title: string;
  /** Below the title, on dark ground. */
  intro: Markup;
  content: Markup | readonly Markup[];
  head?: Markup;
}

/** A complete page of the local services. */
export function layout({ title, intro, content, head = markup`` }: Page): Markup {
  return markup`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<title>${title} – Lokale Dienste</title>
<style>${trusted(pageStyle)}</style>
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

/**
 * Sends a page. It needs no script, picture, font or frame; a hole in the escaping would still run nothing.
 * @param formTarget origin a form's answer may lead to, besides our own
 */
export function sendPage(
  response: ServerResponse,
  status: number,
  page: Markup,
  formTarget = '',
): void {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `form-action 'self' ${formTarget}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  send(
    response,
    { status, body: page.source, contentType: 'text/html; charset=utf-8' },
    { 'Content-Security-Policy': policy.join('; ') },
  );
}
