import { Icon } from '../icon/icon';
import { shareWords as words } from './messages';
import { SendPage, addressOf } from './send-page';
import * as styles from './share-row.module.css';

/** Sends the page on, from below it: by mail or the device's own menu, or as a copied link. */
export function ShareRow({ path }: { path: string }) {
  const address = addressOf(path);
  if (address === undefined) return null;
  return (
    <aside className={`night no-print ${styles.ground}`} aria-label={words.send}>
      <div className="wrap">
        <p className={styles.row}>
          <SendPage path={path}>
            <Icon name="mail" />
          </SendPage>
          <a href={address} data-share="" data-copied={words.copied}>
            {words.copy}
          </a>
        </p>
      </div>
    </aside>
  );
}
