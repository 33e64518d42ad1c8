import MarkdownIt from 'markdown-it';
import { z } from 'zod';
import { explain } from './messages';
import { withSoftHyphens } from './soft-hyphens';
import { typeset } from './typeset';

// Every schema speaks to editors.
z.config({ localeError: explain });

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
/** A single star within a word is one: "Kund*innen". */
markdown.inline.State = class extends markdown.inline.State {
  override scanDelims(start: number, canSplitWord: boolean) {
    const isSingle = this.src[start - 1] !== '*' && this.src[start + 1] !== '*';
    return super.scanDelims(start, canSplitWord && !isSingle);
  }
};

/** What HTML would take for markup, and readers see as it was typed. */
const markup = /<\/?[a-z][a-z0-9]*(?:\s[^>]*)?\/?>|<!--|&(?:#\w+|[a-z]+\d*);/i;

/** Non-empty text as it stands on the page. */
const text = z
  .string()
  .trim()
  .min(1)
  .refine((source) => !markup.test(source), {
    error: ({ input }) =>
      `${markup.exec(String(input))?.[0]} stünde so auf der Seite; HTML ist hier nicht erlaubt`,
  });

/** An amount and its sign; no more, as assistants compare these texts with what people type. */
const withAmounts = (source: string): string => source.replace(/(\d) (?=[€%])/g, '$1\u00a0');

/** Non-empty text without markup, as it was written. */
export const unmarked = text.refine((source) => !/\*\*|\]\(\S*\)/.test(source), {
  error: 'Auszeichnungen wie **fett** und [Links](/blog) stünden hier so auf der Seite',
});

/** Non-empty text without markup. */
export const plainText = unmarked.transform(withAmounts);

/** Text of a heading: long words may break at a soft hyphen. */
export const headline = plainText.transform(withSoftHyphens);

/** Id of an entity, referred to by other files. */
export const slug = z.string().regex(/^[a-z][a-z0-9-]*$/, {
  error: 'muss aus Kleinbuchstaben, Ziffern und Bindestrichen bestehen, etwa unser-team',
});

/** Markdown would load it from wherever it lies, before any consent. */
const hasPicture = (source: string): boolean =>
  markdown.parseInline(source, {}).some(({ children }) => children?.some(isPicture));
const isPicture = ({ type }: { type: string }): boolean => type === 'image';

/**
 * HTML rendered from inline Markdown (bold, emphasis, links); the only string sections may inject.
 */
export const richText = text
  .transform(typeset)
  .refine((source) => !hasPicture(source), { error: 'Bilder sind im Text nicht erlaubt' })
  .transform((source) => markdown.renderInline(source))
  .refine((html) => !/\]\s?\(/.test(html), {
    error:
      'ein Link ist nicht erlaubt oder nicht richtig geschrieben; so geht es: [Text](/blog) oder [Text](https://…)',
  })
  .brand<'InlineHtml'>();
export type InlineHtml = z.output<typeof richText>;

/** What may stand after `?` and `#`: no host takes any of it for something else than an address. */
const tail = String.raw`[\w=&%./~+:,@-]*`;

/** Address of a page of this site, with optional `?query` or `#anchor`; checked against the real pages. */
export const internalPath = z
  .string()
  .regex(
    new RegExp(String.raw`^/(?:[a-z0-9-]+(?:/[a-z0-9-]+)*)?(?:\?${tail})?(?:#${tail})?$`),
    'muss eine Adresse dieser Website wie /blog oder /services/ki-rag-systeme sein',
  );

/** Address outside this site. */
export const externalUrl = z.url({ protocol: /^https$/, error: 'muss mit https:// beginnen' });

/** A link with words: `to` is a page of this site. */
export const action = z.strictObject({ label: plainText, to: internalPath });
export type Action = z.output<typeof action>;

/** A term and what it means here. */
export const fact = z.strictObject({ term: plainText, text: plainText });

/** Title and description of a page for search engines; what they would cut is remarked upon. */
export const seo = z.strictObject({
  title: unmarked.min(10).max(120).describe('Titel in Suchergebnissen, am besten bis 60 Zeichen'),
  description: unmarked
    .min(50)
    .max(300)
    .describe('Beschreibung in Suchergebnissen, am besten 70 bis 155 Zeichen'),
});

/** Name of a place on a page, for links such as /training#tagesplan. */
export const anchor = slug.describe('Sprungmarke für Links wie /training#tagesplan');

/** Words that open a section: the rail label, its heading and an optional introduction. */
export const sectionHead = {
  label: plainText
    .optional()
    .describe(
      'Kurzer Name des Abschnitts in der linken Spalte; ohne ihn gehört er zu dem darüber, ohne Linie und Zifferblatt',
    ),
  heading: headline,
  intro: richText.optional(),
  anchor: anchor.optional(),
};

/** File below content/images, for example `uhrturm-abend.png`. */
// The web editor writes the address below its media folder, which begins with a slash.
export const imageFile = z.string().regex(/^\/?[a-z0-9/-]+\.(png|jpg|webp|svg)$/, {
  error: 'muss eine Bilddatei in content/images sein, klein geschrieben, etwa uhrturm-abend.png',
});
