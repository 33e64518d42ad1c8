/** Text that is safe to put into an HTML page as it is. Only `markup` and `trusted` make it. */
export class Markup {
  constructor(readonly source: string) {}
}

type Part = string | Markup | readonly Markup[];

/**
 * Tagged template for HTML: every value is escaped unless it is itself markup, so forgetting to escape is impossible.
 * (Not called `html`: formatters would reflow such a template and add white space to the messages shown in it.)
 */
export function markup(strings: TemplateStringsArray, ...values: Part[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...values.map(render)));
}

/** Wraps text of our own (a style sheet) that must not be escaped. Never call it with text from a request. */
export function trusted(source: string): Markup {
  return new Markup(source);
}

function render(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part);
  return part instanceof Markup ? part.source : part.map(({ source }) => source).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
