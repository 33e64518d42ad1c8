import type { ReactNode } from 'react';
import { Prose } from '../components/prose/prose';
import { TableOfContents } from '../components/table-of-contents/table-of-contents';
// The sheets of a chat, whose components webpack leaves out (components/vignettes/styles.ts).
import '../components/example-mark/example-mark.module.css';
import '../components/vignettes/chat.module.css';
import '../components/vignettes/chat-sheet.module.css';
import '../components/portrait/portrait.module.css';
import '../components/vignettes/vignette-frame.module.css';
import type { TextInsertions } from '../content-model/text-insertions';
import * as styles from './post-text.module.css';

/** A post, as far as its text needs it. */
export type PostTextData = {
  id: string;
  headings: { id: string; text: string }[];
  insertions: TextInsertions;
};

type PostTextProps = {
  post: PostTextData;
  /** Names the table of contents. */
  contents: string;
  /** Below the text. */
  children: ReactNode;
};

/** A shorter text is found through without a table of contents. */
const headingsOfLongPost = 3;

/** A post in one column, its contents in the rail; on phones they stand before it. */
export function PostText({ post, contents, children }: PostTextProps) {
  return (
    <>
      {post.headings.length >= headingsOfLongPost && (
        <TableOfContents headings={post.headings} label={contents} labelled />
      )}
      <div className={styles.text}>
        <Prose id={post.id} insertions={post.insertions} />
        {children}
      </div>
    </>
  );
}
