import type { ButtonHTMLAttributes } from 'react';
import * as styles from './text-button.module.css';

/** Class name of a link that looks like a TextButton. */
export const textLinkClass = styles.text;

/** A button that looks like a link, for ways aside from the main one. */
export function TextButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={textLinkClass} {...props} />;
}
