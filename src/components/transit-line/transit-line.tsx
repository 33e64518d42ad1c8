import * as styles from './transit-line.module.css';

type Stop = { mark: string | number; title: string; text?: string | undefined };

/** Steps as the stops of a transit line; on phones it runs downwards. Coloured by `--transit`. */
export function TransitLine({ stops }: { stops: readonly Stop[] }) {
  return (
    <ol className={styles.line}>
      {stops.map(({ mark, title, text }) => (
        <li key={`${mark} ${title}`}>
          <span className={styles.mark}>{mark}</span>
          <strong>{title}</strong>
          {text && <span className={styles.detail}>{text}</span>}
        </li>
      ))}
    </ol>
  );
}
