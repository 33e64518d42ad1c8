import type { Blockquote, Image, Paragraph, PhrasingContent } from 'mdast';

/** What may stand in a quotation: paragraphs, lists, other blocks. */
export type Flow = Blockquote['children'][number];

export const text = (value: string): PhrasingContent => ({ type: 'text', value });
export const paragraph = (children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});
export const strong = (value: string): PhrasingContent => ({
  type: 'strong',
  children: [text(value)],
});

/** A link that looks like a button. */
export const button = (words: string, url: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [text(words)],
  data: {
    hProperties: {
      className: ['text-button'],
      ...(url.startsWith('/') ? {} : { target: '_blank', rel: ['noopener', 'noreferrer'] }),
    },
  },
});

/** An element that Markdown has no word for. */
export const element = (
  name: string,
  className: string | undefined,
  children: Flow[],
  properties: Record<string, string> = {},
): Blockquote => ({
  type: 'blockquote',
  children,
  data: {
    hName: name,
    hProperties: { ...properties, ...(className && { className: [className] }) },
  },
});

/** What stands below a picture or a quotation. */
export const caption = (words: string): Paragraph => ({
  ...paragraph([text(words)]),
  data: { hName: 'figcaption' },
});

/** A picture with its caption. */
export const captioned = ({ title, ...image }: Image): Paragraph => ({
  ...paragraph([
    image,
    { type: 'emphasis', children: [text(title ?? '')], data: { hName: 'figcaption' } },
  ]),
  data: { hName: 'figure' },
});
