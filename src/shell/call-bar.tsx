import { Link } from 'gatsby';
import type { Site } from '../content-model/data';
import { hoursText } from '../lib/format';
import { Icon } from '../components/icon/icon';
import * as styles from './call-bar.module.css';

type CallBarProps = {
  site: Site;
  /** Address of the page: no link leads to the page it is on. */
  path: string;
};

/**
 * On phones, below the opening: call, with the phone hours, or ask for a demo. Hidden while a form
 * field has the focus.
 */
export function CallBar({ site, path }: CallBarProps) {
  const { callBar, contact, contactBand } = site;
  const { demo } = contactBand;
  const { days, from, to } = contact.phoneHours;
  return (
    <nav className={`night no-print ${styles.bar}`} aria-label={callBar.label}>
      <a href={contact.phoneHref}>
        <Icon name="phone" />
        <span>
          <b>{callBar.call}</b>
          <small>{hoursText(days, from, to)}</small>
        </span>
      </a>
      {path !== demo.to && <Link to={demo.to}>{demo.label}</Link>}
    </nav>
  );
}
