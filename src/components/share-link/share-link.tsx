import { Icon } from '../icon/icon';
import * as styles from './share-link.module.css';

type ShareLinkProps = { label: string; title: string; address: string };

/** Passes a page on by mail; use-share.ts offers the device's own menu instead. */
export function ShareLink({ label, title, address }: ShareLinkProps) {
  const mail = new URLSearchParams({ subject: title, body: address });
  return (
    // Mail programs take a plus for a plus.
    <a
      className={styles.share}
      href={`mailto:?${mail.toString()}`.replaceAll('+', '%20')}
      data-share={address}
    >
      <Icon name="mail" />
      {label}
    </a>
  );
}
