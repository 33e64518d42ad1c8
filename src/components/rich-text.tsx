import type { ElementType } from 'react';
import type { InlineHtml } from '../content-model/primitives';

type RichTextProps = { html: InlineHtml; as?: ElementType; className?: string | undefined };

/** Text with inline markup. The build rendered it from Markdown, with raw HTML switched off. */
export function RichText({ html, as: Element = 'p', className }: RichTextProps) {
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
