import { siteUrl } from '../../config/env';
import { Icon } from '../icon/icon';
import { shareWords as words } from './messages';
import * as styles from './share-row.module.css';

/** Full address of a page; none of one that is not there, which nobody sends on. */
const addressOf = (path: string): string | undefined =>
  siteUrl && !path.endsWith('/404.html') ? `${siteUrl}${path === '/' ? '' : path}` : undefined;

/** Sends the page on, from below it: by mail or the device's own menu, or as a copied link. */
export function ShareRow({ path }: { path: string }) {
  const address = addressOf(path);
  if (address === undefined) return null;
  return (
    <aside className={`night no-print ${styles.ground}`} aria-label={words.send}>
      <div className="wrap">
        <p className={styles.row}>
          <a href={`mailto:?body=${address}`} data-share="">
            <Icon name="mail" />
            {words.send}
          </a>
          <a href={address} data-share="" data-copied={words.copied}>
            {words.copy}
          </a>
        </p>
      </div>
    </aside>
  );
}
