import type { DataOf } from '../../../content-model/data';
import type { Insertions } from '../../read/markdown/compile-mdx';

type Conversations = DataOf<'conversations'>;

/** A chat as a quotation, line by line. */
function quotation(chat: Conversations[string] | undefined): string {
  if (chat === undefined) return '';
  const lines = chat.messages.map(({ from, time, text }) => {
    const who = from === 'assistant' ? chat.title : 'Anfrage';
    return `> **${who}, ${time}:** ${text}`;
  });
  return lines.join('\n>\n');
}

/**
 * A post as Markdown for machines, straight from its file: what its components put in is there as
 * text, and links of this site are in full where the host is known.
 * @param source the whole file
 */
export function postMarkdown(
  source: string,
  { title, author, date }: { title: string; author: string; date: string },
  insertions: Insertions,
  conversations: Conversations,
  host: string | undefined,
): string {
  const text = source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(
      /<(Angabe|Preis) (?:name|paket)="([^"]*)" ?\/>/g,
      (_tag, kind: string, name: string) =>
        kind === 'Preis'
          ? (insertions.Preis?.[name]?.text ?? '')
          : (insertions.Angabe?.[name]?.text ?? ''),
    )
    .replace(/<Gespraech name="([^"]*)" ?\/>/g, (_tag, name: string) =>
      quotation(conversations[name]),
    )
    .replaceAll('](/', `](${host ?? ''}/`);
  return `# ${title}\n\n${author}, ${date}\n\n${text.trim()}\n`;
}
