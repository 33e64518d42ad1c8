import { Link } from 'gatsby';
import * as styles from './logo.module.css';

/** The dial under the tower's gable, with name and tagline; leads home. */
export function Logo({ name, tagline }: { name: string; tagline: string }) {
  return (
    <Link to="/" className={styles.logo}>
      <svg viewBox="0 0 32 40" aria-hidden="true">
        <path d="M16 0L31 13H1z" fill="var(--brick)" />
        <circle cx="16" cy="25" r="14" fill="var(--paper)" />
        <path d="M16 13.5v2.5M16 34v2.5M4.5 25H7M25 25h2.5" stroke="var(--ink)" strokeWidth="1.5" />
        <path d="M16 25L7.5 21.5M16 25L20 28" stroke="var(--ink)" strokeWidth="2.4" />
      </svg>
      <span>
        {name}
        <small>{tagline}</small>
      </span>
    </Link>
  );
}
