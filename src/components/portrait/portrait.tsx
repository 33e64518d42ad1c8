import * as styles from './portrait.module.css';

/**
 * An assistant's portrait in its gable-shaped frame. Decorative: the name is beside it.
 * @param eager for a portrait in the first viewport
 */
export function Portrait({ src, eager = false }: { src: string; eager?: boolean }) {
  return (
    <img
      className={styles.gable}
      src={src}
      alt=""
      width="240"
      height="300"
      loading={eager ? 'eager' : 'lazy'}
    />
  );
}

/** The same portrait cut to a round face, for headers of vignettes. */
export function Avatar({ src }: { src: string }) {
  return (
    <span className={styles.avatar}>
      <img src={src} alt="" width="240" height="300" loading="lazy" />
    </span>
  );
}
