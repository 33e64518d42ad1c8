import type { ButtonHTMLAttributes } from 'react';
import * as styles from './button.module.css';

/** A button that looks like a link, for ways aside from the main one. */
export function TextButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={styles.text} {...props} />;
}
