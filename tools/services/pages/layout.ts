import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context } from 'hono';
import { html as markup, raw } from 'hono/html';

const pageStyle = readFileSync(path.resolve('tools/services/pages/style.css'), 'utf8');

// Hono's `html` is called `markup` in all files: Prettier would reflow a template called `html` and
// so add white space to the messages shown in it.

/** HTML whose values are escaped. */
export type Markup = ReturnType<typeof markup>;

interface Page {
  title: string;
  /** Below the title, on dark ground. */
  intro?: Markup;
  content: Markup | readonly Markup[];
  head?: Markup;
}

/** A complete page of the local services. */
export function layout({ title, intro, content, head }: Page): Markup {
  return markup`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<title>${title} – Lokale Dienste</title>
<style>${raw(pageStyle)}</style>
</head>
<body>
<header>
<div class="wrap">
<p class="brand"><span>Uhrturm KI <small>Lokale Dienste</small></span></p>
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

/**
 * Answers with a page. It needs no script, picture, font or frame, so the policy allows none.
 * @param formTarget origin a form's answer may lead to, besides our own
 */
export function sendPage(
  c: Context,
  page: Markup,
  status: 200 | 404 = 200,
  formTarget = '',
): Response | Promise<Response> {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `form-action 'self' ${formTarget}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return c.html(page, status, { 'Content-Security-Policy': policy.join('; ') });
}
