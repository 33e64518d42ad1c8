import type { ReactNode } from 'react';
import { Prose } from '../components/prose/prose';
import { TableOfContents } from '../components/table-of-contents/table-of-contents';
import { ChatSheet } from '../components/vignettes/chat-sheet';
// The sheets of a chat, whose components webpack leaves out (components/vignettes/styles.ts).
import '../components/example-mark/example-mark.module.css';
import '../components/vignettes/chat.module.css';
import '../components/vignettes/chat-sheet.module.css';
import '../components/portrait/portrait.module.css';
import '../components/vignettes/vignette-frame.module.css';
import type { VignetteOf } from '../content-model/vignettes';
import * as styles from './post-text.module.css';

/** A piece of the text: prose, or a conversation. */
type TextPart = { html: string } | { chat: VignetteOf<'chat'> };

/** A post as the build has compiled it. */
export type CompiledPost = { parts: TextPart[]; headings: { id: string; text: string }[] };

type PostTextProps = {
  text: CompiledPost;
  /** Names the table of contents. */
  contents: string;
  /** Below the text. */
  children: ReactNode;
};

/** A shorter text is found through without a table of contents. */
const headingsOfLongPost = 3;

/** A post in one column, its contents in the rail; on phones they follow the first paragraph. */
export function PostText({ text, contents, children }: PostTextProps) {
  const [opening, ...rest] = text.parts;
  return (
    <>
      {opening && (
        <div className={styles.text}>
          <Part part={opening} />
        </div>
      )}
      {text.headings.length >= headingsOfLongPost && (
        <TableOfContents headings={text.headings} label={contents} labelled />
      )}
      <div className={styles.text}>
        {rest.map((part, index) => (
          <Part key={index} part={part} />
        ))}
        {children}
      </div>
    </>
  );
}

const Part = ({ part }: { part: TextPart }) =>
  'html' in part ? <Prose html={part.html} /> : <ChatSheet chat={part.chat} />;
