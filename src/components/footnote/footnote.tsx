import type { InlineHtml } from '../../content-model/primitives';
import { RichText } from '../rich-text';
import * as styles from './footnote.module.css';

/** A remark below a list of prices. */
export function Footnote({ html }: { html: InlineHtml }) {
  return <RichText html={html} className={styles.footnote} />;
}
