import { pageFailed as words } from './messages';
import * as styles from './page-failed.module.css';

/** What stands in place of a page that cannot be drawn: what has happened, and ways on. */
export function PageFailed() {
  return (
    <section className={`wrap ${styles.page}`} role="alert">
      <h1>{words.heading}</h1>
      <p>{words.text}</p>
      <ul>
        {words.ways.map(({ label, to }) => (
          <li key={to}>
            {/* The browser itself opens it: whatever has failed must not live on. */}
            <a href={to} onClick={(event) => event.stopPropagation()}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
