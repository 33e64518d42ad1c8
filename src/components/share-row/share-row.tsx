import { siteUrl } from '../../config/env';
import { Icon } from '../icon/icon';
import { shareWords as words } from './messages';
import * as styles from './share-row.module.css';

/** Sends the page on, from below it: by mail or the device's own menu, or as a copied link. */
export function ShareRow({ path }: { path: string }) {
  // Nobody sends on what is not there.
  if (!siteUrl || path.endsWith('/404.html')) return null;
  const address = path === '/' ? siteUrl : `${siteUrl}${path}`;
  return (
    <aside className={`night no-print ${styles.ground}`} aria-label={words.send}>
      <div className="wrap">
        <p className={styles.row}>
          <a href={`mailto:?body=${address}`} data-share={address}>
            <Icon name="mail" />
            {words.send}
          </a>
          <a href={address} data-share={address} data-copied={words.copied}>
            {words.copy}
          </a>
        </p>
      </div>
    </aside>
  );
}
