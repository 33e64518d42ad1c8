import type { ReactNode } from 'react';
import type { InlineHtml } from '../../content-model/primitives';
import { RichText } from '../rich-text';
import * as styles from './lead.module.css';

type LeadProps = { html: InlineHtml } | { children: ReactNode };

/** The paragraph below a page's heading. `--lead-space` is the gap between the two. */
export function Lead(props: LeadProps) {
  if ('html' in props) return <RichText html={props.html} className={styles.lead} />;
  return <p className={styles.lead}>{props.children}</p>;
}
