import { siteUrl } from '../../config/env';
import { Icon } from '../icon/icon';
import { shareWords as words } from './messages';
import * as styles from './share-row.module.css';

/** Sends the page on, from below it: by mail or the device's own menu, or as a copied link. */
export function ShareRow({ path }: { path: string }) {
  if (!siteUrl) return null;
  const address = path === '/' ? siteUrl : `${siteUrl}${path}`;
  const mail = new URLSearchParams({ subject: words.subject, body: address });
  return (
    <div className={`night no-print ${styles.ground}`}>
      <p className={`wrap ${styles.row}`}>
        {/* Mail programs take a plus for a plus. */}
        <a href={`mailto:?${mail.toString()}`.replaceAll('+', '%20')} data-share={address}>
          <Icon name="mail" />
          {words.send}
        </a>
        <a href={address} data-copy={words.copied}>
          {words.copy}
        </a>
      </p>
    </div>
  );
}
